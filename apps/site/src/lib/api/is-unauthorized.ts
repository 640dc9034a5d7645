import { ApiError } from '@meridian/contract'

/** The server did not believe the token of a call. */
export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401
