/** The browser saves this file on the player's device. */
export interface TextFile {
  name: string
  /** Media type. */
  type: string
  text: string
}

/** Milliseconds for which the address of a download works. Safari reads it after a question to the player. */
const downloadMs = 60_000

export function saveFile({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), downloadMs)
}
