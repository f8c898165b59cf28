import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyImage, saveImage } from './database-image.ts'
import { readMigrations } from './migrate.ts'

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-image-'))
  await saveImage(fill, image())
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const image = () => join(folder, 'image')
const database = () => join(folder, 'database.new')

async function fill(directory: string): Promise<void> {
  mkdirSync(join(directory, 'pg_notify'), { recursive: true })
  writeFileSync(join(directory, 'PG_VERSION'), '18\n')
}

describe('the image of a new database', () => {
  test('is copied whole, with folders that are empty', () => {
    expect(copyImage(database(), image())).toBe(true)
    expect(readdirSync(database()).sort()).toEqual(['PG_VERSION', 'pg_notify'])
  })

  test('is not used where a migration was added or reads otherwise', () => {
    const [first = { name: '', text: '' }, ...others] = readMigrations()
    const added = [...readMigrations(), { name: '9999_of_tomorrow.sql', text: 'select 1' }]
    const edited = [{ ...first, text: `${first.text} ` }, ...others]
    for (const migrations of [added, edited, others]) {
      expect(copyImage(database(), image(), migrations)).toBe(false)
      expect(existsSync(database())).toBe(false)
    }
  })

  test.each<[string, () => void]>([
    ['in part', () => rmSync(join(image(), 'data', 'pg_notify'), { recursive: true })],
    ['without its label', () => rmSync(join(image(), 'label.json'))],
    ['with half a label', () => writeFileSync(join(image(), 'label.json'), '{"digest"')],
    ['not at all', () => rmSync(image(), { recursive: true })],
  ])('is not used where it came %s, and nothing of it is left', (_, damage) => {
    damage()
    expect(copyImage(database(), image())).toBe(false)
    expect(existsSync(database())).toBe(false)
  })

  test('stays as it was when the next one fails half-way', async () => {
    const fail = async (directory: string) => {
      mkdirSync(directory)
      throw new Error('The power went.')
    }
    await expect(saveImage(fail, image())).rejects.toThrow('The power went.')
    expect(copyImage(database(), image())).toBe(true)
  })
})
