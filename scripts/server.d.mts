type Environment = Record<string, string | undefined>

export interface RunningServer {
  url: string
  stop(): Promise<void>
  pid: number
  /** What it has written so far: warnings and worse. */
  said(): string
}

export function withDataDir<T>(work: (folder: string) => Promise<T>): Promise<T>
export function startServer(
  env: Environment,
  where?: { port?: number; checkout?: string; lookEvery?: number },
): Promise<RunningServer>
export function withServer<T>(env: Environment, work: (url: string) => Promise<T>): Promise<T>
export function logIn(url: string, username: string): Promise<string>
