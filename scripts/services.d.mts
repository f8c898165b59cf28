export interface Service {
  url: string
  stop(): Promise<void>
}

export type Need = 'chromium' | 'postgres' | 'redis'

export function chromium(): string | undefined
export function ensureServices(names?: Need[]): Promise<void>
export function freePort(): Promise<number>
export function startPostgres(settings?: Record<string, string>): Promise<Service & { restart?(): Promise<void> }>
export function startRedis(): Promise<Service>
