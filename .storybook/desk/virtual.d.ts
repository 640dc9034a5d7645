declare module 'virtual:message-uses' {
  export const uses: Readonly<Record<string, readonly string[]>>
  export const occasions: Readonly<Record<string, string>>
}
