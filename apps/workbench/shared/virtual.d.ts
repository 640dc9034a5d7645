declare module 'virtual:message-uses' {
  export const uses: Readonly<Record<string, readonly string[]>>
  export const occasions: Readonly<Record<string, string>>
  export const messageSets: Readonly<Record<string, { about: string; files: readonly string[] }>>
  export const metadata: Readonly<Record<string, readonly string[]>>
}

declare module 'virtual:page-machines' {
  export const pageMachines: Readonly<Record<string, readonly string[]>>
}

declare module 'virtual:machine-docs' {
  export const machineDocs: Readonly<Record<string, Readonly<Record<string, string>>>>
}
