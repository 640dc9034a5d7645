declare module 'virtual:token-uses' {
  export const tokens: readonly import('../../../.storybook/token-uses.ts').TokenUse[]
}
