/** Where the picture of a key is drawn. */
export const pictureUrl = (key: string): string => `/api/v1/picture/${key}.svg`
