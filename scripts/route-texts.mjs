import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { web } from './message-catalogues.mjs'

/** These come with every page. */
const everyPage = ['ui', 'error', 'shell']

const parse = (path) =>
  ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

const isCallOf = (node, name) => ts.isCallExpression(node) && node.expression.text === name
const isImportCall = (node) =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0]?.text

/** The file that an import names, where it is one of our own. */
function fileOf(from, specifier) {
  if (!specifier?.startsWith('.') || !/\.tsx?$/.test(specifier)) return undefined
  const path = resolve(dirname(from), specifier)
  return existsSync(path) ? path : undefined
}

const isDefault = (statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)

const namesIn = (binding) =>
  ts.isIdentifier(binding)
    ? [binding.text]
    : binding.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))

/** Under which names others, and the rest of the file, know what a statement makes; none: it runs with the file. */
function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  const own = statement.name ? [statement.name.text] : []
  return isDefault(statement) || ts.isExportAssignment(statement) ? [...own, 'default'] : own
}

/** What a piece of code says, which texts it asks for, which names it uses and which files it loads on the way. */
function contentOf(node, path, features) {
  const content = { ids: new Set(), needs: new Set(), uses: new Set(), loads: new Set() }
  const isId = (text) => text.includes('.') && features.has(text.split('.')[0])
  const walk = (one) => {
    if (ts.isTypeNode(one) || ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) return
    if (isCallOf(one, 'needTexts')) for (const { text } of one.arguments) content.needs.add(text)
    else if (isImportCall(one)) content.loads.add(fileOf(path, one.arguments[0].text))
    else if (ts.isStringLiteralLike(one) && isId(one.text)) content.ids.add(one.text)
    else if (ts.isTemplateExpression(one) && isId(one.head.text)) content.ids.add(one.head.text)
    if (ts.isIdentifier(one)) content.uses.add(one.text)
    ts.forEachChild(one, walk)
  }
  walk(node)
  return content
}

/** The imports of a file by the name it gives them: from which file, and what they are called there. */
function importsOf(statement, path) {
  const { importClause: clause, moduleSpecifier } = statement
  const file = fileOf(path, moduleSpecifier.text)
  if (!file || !clause || clause.isTypeOnly) return []
  const bindings = clause.namedBindings
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly) : []
  return [
    ...(clause.name ? [[clause.name.text, { file, name: 'default' }]] : []),
    ...(bindings && ts.isNamespaceImport(bindings) ? [[bindings.name.text, { file, name: '*' }]] : []),
    ...named.map(({ name, propertyName }) => [name.text, { file, name: (propertyName ?? name).text }]),
  ]
}

function readModule(path, features) {
  const imports = new Map()
  const pieces = []
  for (const statement of parse(path).statements) {
    if (ts.isImportDeclaration(statement))
      for (const [name, from] of importsOf(statement, path)) imports.set(name, from)
    else if (ts.isExportDeclaration(statement)) {
      const file = fileOf(path, statement.moduleSpecifier?.text)
      for (const { name, propertyName } of statement.exportClause?.elements ?? [])
        if (file) imports.set(name.text, { file, name: (propertyName ?? name).text })
    } else pieces.push({ names: namesOf(statement), ...contentOf(statement, path, features) })
  }
  const known = new Set([...imports.keys(), ...pieces.flatMap(({ names }) => names)])
  for (const piece of pieces) piece.uses = [...piece.uses].filter((name) => known.has(name))
  return { imports, pieces }
}

/** All that a screen can come to say: by what it uses, and what that uses, not by whole files. */
function makeReach(features) {
  const modules = new Map()
  const moduleOf = (path) => {
    if (!modules.has(path)) modules.set(path, readModule(path, features))
    return modules.get(path)
  }

  return (start) => {
    const said = new Map()
    const needed = new Set()
    const seen = new Set()
    const open = [{ file: start, name: '*' }]
    for (let next = open.pop(); next; next = open.pop()) {
      const { file, name } = next
      const key = `${file} ${name}`
      if (seen.has(key)) continue
      seen.add(key)
      const { imports, pieces } = moduleOf(file)
      if (imports.has(name)) open.push(imports.get(name))
      for (const piece of pieces) {
        if (name !== '*' && piece.names.length > 0 && !piece.names.includes(name)) continue
        for (const id of piece.ids) said.set(id, file)
        for (const feature of piece.needs) needed.add(feature)
        for (const used of piece.uses) open.push(imports.get(used) ?? { file, name: used })
        for (const loaded of piece.loads) if (loaded) open.push({ file: loaded, name: '*' })
      }
    }
    return { said, needed }
  }
}

const featuresIn = (list, lists) =>
  list.elements?.flatMap((one) => (ts.isSpreadElement(one) ? (lists.get(one.expression.text) ?? []) : [one.text])) ??
  lists.get(list.text)

const importedBy = (path, arrow) => fileOf(path, arrow.body.arguments[0].text)

/** Every `screen(level, title, texts, load)` of a file of routes. */
function routesIn(path) {
  const lists = new Map()
  const routes = []
  const walk = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrayLiteralExpression(node.initializer))
      lists.set(node.name.text, featuresIn(node.initializer, lists))
    if (isCallOf(node, 'screen')) {
      const [, title, texts, load] = node.arguments
      const file = importedBy(path, load)
      routes.push({ title: ts.isStringLiteral(title) ? title.text : undefined, texts: featuresIn(texts, lists), file })
    }
    ts.forEachChild(node, walk)
  }
  walk(parse(path))
  return routes
}

/** Screens that say something whose catalogue their route does not load: opened directly, they would show the raw key. */
export function missingTexts(root, features) {
  const base = join(root, web)
  const folder = join(base, 'app/routes')
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  const reach = makeReach(new Set(features))
  const named = (path) => relative(root, path).replaceAll('\\', '/')
  const routes = [...files, join(base, 'app/router.tsx')].filter(existsSync).flatMap(routesIn)
  // What stands around every page has no texts but those of every page.
  const frame = join(base, 'app/routes/root.tsx')
  if (existsSync(frame)) routes.push({ title: undefined, texts: [], file: frame })
  const problems = routes.flatMap(({ title, texts, file }) => {
    const { said, needed } = reach(file)
    const known = new Set([...everyPage, ...texts, ...needed])
    // The title of a page stands in its window before the screen is there.
    const ids = [...said, ...(title ? [[title, file]] : [])]
    return ids
      .filter(([id]) => !known.has(id.split('.')[0]))
      .map(([id, path]) => `${named(file)}: ${id} is said by ${named(path)}, and its catalogue is not loaded there`)
  })
  return [...new Set(problems)]
}
