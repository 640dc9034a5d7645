/** The address of a picture by its id; the id of none is a parameter. */
export const avatarPath = (id = ':id'): string => `/api/v1/avatar/${id}`
