import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { filesBelow, isTest } from './repository.mjs'

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A template with holes stands for every id that fits, a hole being one word: `error.${status}`. */
function patternOf(template) {
  const texts = [template.head, ...template.templateSpans.map((span) => span.literal)].map((part) => part.text)
  return { start: texts[0], pattern: new RegExp(`^${texts.map(literally).join('[\\w-]+')}$`) }
}

/** Children by `forEachChild`: `getChildren` would make a node of every bracket and comma, at three times the cost. */
function collect(node, found) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isImportTypeNode(node)) return
  if (ts.isStringLiteralLike(node)) found.push({ text: node.text })
  else if (ts.isTemplateExpression(node)) found.push(patternOf(node))
  ts.forEachChild(node, (child) => collect(child, found))
}

function literalsOf(root, path, hint) {
  const code = readFileSync(join(root, path), 'utf8')
  const found = []
  if (!hint.test(code)) return found
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  collect(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kind), found)
  return found
}

/**
 * What the sources under a folder say that may be an id of these catalogues: whole strings, and templates with holes,
 * each with the file it stands in. Tests do not count: a text that only a test asks for is dead. Most files name no
 * message at all, and parsing them would take most of the time of the whole check.
 */
export function literalsBelow(root, folder, catalogues) {
  const hint = new RegExp(`['"\`](?:${catalogues.map(literally).join('|')})\\.`)
  const texts = new Map()
  const patterns = []
  for (const path of filesBelow(join(root, folder), root)) {
    if (!/\.tsx?$/.test(path) || isTest(path)) continue
    for (const found of literalsOf(root, path, hint)) {
      if (found.pattern) patterns.push({ ...found, path })
      else if (!texts.has(found.text)) texts.set(found.text, path)
    }
  }
  return { texts, patterns }
}
