/** Where the API is told to programs, and to people. */
export const openApiPath = '/api/openapi.json'
export const docsPath = '/api/docs'
