export const onBothDatabases = []
