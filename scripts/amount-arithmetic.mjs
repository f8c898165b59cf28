import ts from 'typescript'

/*
 * Finds `+ - * / % **` and roundings on what is called an amount, without types: those are `number` for a price as for
 * a count. A name that an amount is given (`const { amount: fare }`, `const fare = one.amount`, a function that answers
 * it, a list of them) is an amount as well, as far as one file goes. Comparing, the sign, `Math.abs`, `Math.min` and
 * `Math.max` are exact and stay free.
 */

const amountName = /^(?:amount|\w+Amount)$|^amount[A-Z]/
/**
 * In the browser a number of this name came over the wire; on the server it may be a count of minor units. A 'total' is as
 * often one of minutes or people, and is left out.
 */
const priceName =
  /^(?:price|fare|fee|saving|refund|deposit|balance|cost|discount|difference|paid|owed|due|\w+(?:Price|Fare|Fee|Saving|Refund|Deposit|Balance|Cost|Taxes))$/

const kinds = { amount: 'amount', list: 'list', maker: 'maker' }

const computing = new Set([
  ...[ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken, ts.SyntaxKind.AsteriskToken, ts.SyntaxKind.SlashToken],
  ...[ts.SyntaxKind.PercentToken, ts.SyntaxKind.AsteriskAsteriskToken],
  ...[ts.SyntaxKind.PlusEqualsToken, ts.SyntaxKind.MinusEqualsToken, ts.SyntaxKind.AsteriskEqualsToken],
  ...[ts.SyntaxKind.SlashEqualsToken, ts.SyntaxKind.PercentEqualsToken, ts.SyntaxKind.AsteriskAsteriskEqualsToken],
])
const joining = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.PlusEqualsToken])
const choosing = new Set([ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken])
const stepping = new Set([ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken])

const exact = new Set(['abs', 'min', 'max'])
const rounding = new Set(['round', 'floor', 'ceil', 'trunc', 'fround'])
/** What hands on the very elements of a list. */
const sameElements = new Set(['filter', 'sort', 'toSorted', 'slice', 'concat', 'reverse', 'toReversed', 'flat'])
/** To how many of its parameters a callback is given elements. */
const givenElements = { reduce: 2, reduceRight: 2, sort: 2, toSorted: 2 }

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

function bareOf(node) {
  let bare = node
  while (
    ts.isParenthesizedExpression(bare) ||
    ts.isAsExpression(bare) ||
    ts.isSatisfiesExpression(bare) ||
    ts.isNonNullExpression(bare)
  )
    bare = bare.expression
  return bare
}

/** The name in `Math.name(…)`. */
const mathOf = ({ expression }) =>
  ts.isPropertyAccessExpression(expression) && expression.expression.getText() === 'Math'
    ? expression.name.text
    : undefined

/** Most files speak of no money at all: they are not worth parsing. */
const mayHave = /amount|price|fare|fee|saving|refund|deposit|balance|cost|discount|difference|paid|owed|due|taxes/i

export function findArithmetic(path, text) {
  if (!mayHave.test(text)) return []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = new Map()
  const isNamed = (name) => amountName.test(name) || (path.startsWith('apps/web/') && priceName.test(name))

  function lookUp(name, scope) {
    for (let at = scope; at; at = at.parent) if (at.names.has(name)) return at.names.get(name)
    return undefined
  }

  /** Undefined for what is no amount, list of amounts or function that answers one. */
  function kindOf(node, scope) {
    const bare = bareOf(node)
    if (ts.isIdentifier(bare)) return lookUp(bare.text, scope) ?? (isNamed(bare.text) ? kinds.amount : undefined)
    if (ts.isPropertyAccessExpression(bare)) return isNamed(bare.name.text) ? kinds.amount : undefined
    if (ts.isElementAccessExpression(bare)) return kindOfElement(bare, scope)
    if (ts.isConditionalExpression(bare)) return kindOf(bare.whenTrue, scope) ?? kindOf(bare.whenFalse, scope)
    if (ts.isBinaryExpression(bare))
      return choosing.has(bare.operatorToken.kind) ? (kindOf(bare.left, scope) ?? kindOf(bare.right, scope)) : undefined
    if (ts.isPrefixUnaryExpression(bare)) return kindOf(bare.operand, scope)
    if (ts.isArrayLiteralExpression(bare)) return hasAmount(bare.elements, scope) ? kinds.list : undefined
    if (ts.isFunctionLike(bare)) return answersAmount(bare, scope) ? kinds.maker : undefined
    return ts.isCallExpression(bare) ? kindOfCall(bare, scope) : undefined
  }

  function kindOfElement({ expression, argumentExpression }, scope) {
    if (ts.isStringLiteralLike(argumentExpression)) return isNamed(argumentExpression.text) ? kinds.amount : undefined
    return kindOf(expression, scope) === kinds.list ? kinds.amount : undefined
  }

  const hasAmount = (nodes, scope) =>
    nodes.some((node) =>
      ts.isSpreadElement(node) ? kindOf(node.expression, scope) === kinds.list : kindOf(node, scope) === kinds.amount,
    )

  function kindOfCall(call, scope) {
    const { expression, arguments: given } = call
    if (exact.has(mathOf(call))) return hasAmount(given, scope) ? kinds.amount : undefined
    if (ts.isIdentifier(expression)) return lookUp(expression.text, scope) === kinds.maker ? kinds.amount : undefined
    if (!ts.isPropertyAccessExpression(expression)) return undefined
    const name = expression.name.text
    if (name === 'map' || name === 'flatMap') {
      const kind = given[0] && kindOf(given[0], scope)
      return kind === kinds.maker ? kinds.list : undefined
    }
    if (kindOf(expression.expression, scope) !== kinds.list) return undefined
    if (name === 'at') return kinds.amount
    return sameElements.has(name) ? kinds.list : undefined
  }

  /** Every name that a pattern binds, with the kind of what it is bound to. */
  function bind(name, kind, scope) {
    if (ts.isIdentifier(name)) {
      scope.names.set(name.text, kind)
      return
    }
    for (const element of name.elements) {
      if (ts.isOmittedExpression(element)) continue
      const property = element.propertyName ?? element.name
      const isAmount = ts.isObjectBindingPattern(name)
        ? ts.isIdentifier(property) && isNamed(property.text)
        : kind === kinds.list
      bind(element.name, isAmount ? kinds.amount : undefined, scope)
    }
  }

  /** `const [one, other] = [a.amount, b.length]`: each by its own. */
  function bindVariable({ name, initializer }, scope) {
    if (ts.isArrayBindingPattern(name) && initializer && ts.isArrayLiteralExpression(initializer))
      for (const [index, element] of name.elements.entries()) {
        const given = initializer.elements[index]
        if (!ts.isOmittedExpression(element)) bind(element.name, given && kindOf(given, scope), scope)
      }
    else bind(name, initializer && kindOf(initializer, scope), scope)
  }

  function bindStatements(statements, scope) {
    for (const statement of statements) {
      if (ts.isVariableStatement(statement))
        for (const variable of statement.declarationList.declarations) bindVariable(variable, scope)
      if (ts.isFunctionDeclaration(statement) && statement.name)
        scope.names.set(statement.name.text, kindOf(statement, scope))
    }
  }

  /** `given`: to so many of the first parameters amounts are handed. */
  function functionScope({ parameters, body }, parent, given = 0) {
    const scope = { parent, names: new Map() }
    for (const [index, { name }] of parameters.entries()) bind(name, index < given ? kinds.amount : undefined, scope)
    if (body && ts.isBlock(body)) bindStatements(body.statements, scope)
    return scope
  }

  function answersAmount(made, parent) {
    if (!made.body) return false
    const scope = functionScope(made, parent)
    if (!ts.isBlock(made.body)) return kindOf(made.body, scope) === kinds.amount
    const isAnswer = (node) =>
      ts.isReturnStatement(node)
        ? node.expression !== undefined && kindOf(node.expression, scope) === kinds.amount
        : !ts.isFunctionLike(node) && (ts.forEachChild(node, isAnswer) ?? false)
    return isAnswer(made.body)
  }

  function report(node) {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    if (!found.has(line)) found.set(line, { line, code: node.getText().replace(/\s+/g, ' ') })
  }

  function judge(node, scope) {
    const isAmount = (one) => kindOf(one, scope) === kinds.amount
    if (ts.isBinaryExpression(node) && computing.has(node.operatorToken.kind)) {
      const { left, right, operatorToken } = node
      const isWriting = joining.has(operatorToken.kind) && (isText(bareOf(left)) || isText(bareOf(right)))
      if (!isWriting && (isAmount(left) || isAmount(right))) report(node)
    }
    if ((ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) && stepping.has(node.operator))
      if (isAmount(node.operand)) report(node)
    if (ts.isCallExpression(node) && rounding.has(mathOf(node)) && hasAmount(node.arguments, scope)) report(node)
  }

  /** How many parameters of its callback a call on a list of amounts hands amounts to. */
  function givenBy(parent, scope) {
    if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return 0
    const { expression, name } = parent.expression
    return kindOf(expression, scope) === kinds.list ? (givenElements[name.text] ?? 1) : 0
  }

  function visit(node, scope) {
    judge(node, scope)
    let inner = scope
    if (ts.isFunctionLike(node)) inner = functionScope(node, scope, givenBy(node.parent, scope))
    else if (ts.isBlock(node) && !ts.isFunctionLike(node.parent)) {
      inner = { parent: scope, names: new Map() }
      bindStatements(node.statements, inner)
    } else if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
      inner = { parent: scope, names: new Map() }
      const isList = kindOf(node.expression, scope) === kinds.list
      for (const { name } of node.initializer.declarations) bind(name, isList ? kinds.amount : undefined, inner)
    }
    ts.forEachChild(node, (child) => visit(child, inner))
  }

  const top = { parent: undefined, names: new Map() }
  bindStatements(source.statements, top)
  visit(source, top)
  return [...found.values()]
}
