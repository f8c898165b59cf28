import { describe, test } from 'vitest'
import type { Bench } from './bench.ts'
import { rules } from './rules.ts'

/** The tests that every adapter passes, simulated or real. Each one gets a bench of its own. */
export function describeSupplier(name: string, makeBench: () => Bench | Promise<Bench>): void {
  describe(name, () => {
    for (const rule of rules)
      for (const [title, check] of Object.entries(rule.checks))
        test(`${rule.title}: ${title}`, async () => {
          const bench = await makeBench()
          try {
            await check(bench)
          } finally {
            await bench.close?.()
          }
        })
  })
}
