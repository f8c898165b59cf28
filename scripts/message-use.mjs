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

function* literals(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isImportTypeNode(node)) return
  if (ts.isStringLiteralLike(node)) yield { text: node.text }
  else if (ts.isTemplateExpression(node)) yield patternOf(node)
  for (const child of node.getChildren()) yield* literals(child)
}

/**
 * What the sources under some folders say that may be a message id: whole strings, and templates with holes, each with
 * the file it stands in. Tests do not count: a text that only a test asks for is dead.
 */
export function literalsBelow(root, folders) {
  const texts = new Map()
  const patterns = []
  for (const folder of folders) {
    for (const path of filesBelow(join(root, folder), root)) {
      if (!/\.tsx?$/.test(path) || isTest(path)) continue
      const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
      const code = readFileSync(join(root, path), 'utf8')
      for (const found of literals(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind))) {
        if (found.pattern) patterns.push({ ...found, path })
        else if (!texts.has(found.text)) texts.set(found.text, path)
      }
    }
  }
  return { texts, patterns }
}
