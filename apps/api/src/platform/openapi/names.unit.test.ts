import { readdirSync } from 'node:fs'
import { nameSchemas } from '@portolan/contract/schemas'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

const folder = new URL('../../../../../packages/contract/src/', import.meta.url)
const files = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file))

describe('[F12] the names of schemas', () => {
  const names = nameSchemas()

  test('are given to every schema that a file of the contract exports', async () => {
    expect(files.length).toBeGreaterThan(30)
    for (const file of files) {
      const exported: object = await import(/* @vite-ignore */ new URL(file, folder).pathname)
      for (const [key, schema] of Object.entries(exported))
        if (schema instanceof z.ZodMiniType) expect(names.has(schema), `${file}: ${key}`).toBe(true)
    }
  })

  test('are borne by one schema each, and fit a generated type', () => {
    expect(new Set(names.values()).size).toBe(names.size)
    for (const name of names.values()) expect(name).toMatch(/^[A-Z][A-Za-z0-9]*$/)
  })
})
