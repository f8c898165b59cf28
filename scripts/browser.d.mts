export function browser(): { executablePath: string; args: string[] }
