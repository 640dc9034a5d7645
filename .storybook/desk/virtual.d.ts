declare module 'virtual:message-uses' {
  const uses: Readonly<Record<string, readonly string[]>>
  export default uses
}
