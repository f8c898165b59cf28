export const lineType = 'application/x-ndjson'

/** What is told line by line where the server can, and all at once where it cannot. */
export const lines = `${lineType}, application/json;q=0.5`
