/** Tells the host names of this machine, as a URL spells them: localhost, what is under it, and the loopback addresses. */
export const isThisMachine = (hostname: string): boolean =>
  /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
