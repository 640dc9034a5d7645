/** Tells whether a URL's host name is this computer's: localhost, a name under it, or a loopback address. */
export const isLocalHost = (hostname: string): boolean =>
  /^((.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
