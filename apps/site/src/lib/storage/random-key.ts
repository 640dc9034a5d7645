/** 32 hexadecimal digits that nobody can guess. Not `randomUUID`: browsers offer it on secure origins only, and this also runs on a plain local address. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
