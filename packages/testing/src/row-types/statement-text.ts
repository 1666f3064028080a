import { declared, nameOf, type Node, nodeOf, nodesOf, type Source } from './sources.ts'

/** The context of an expression: its file, and the bindings of names. */
export interface Place {
  readonly source: Source
  readonly names: ReadonlyMap<string, Bound>
}

/** The binding of a name: an expression with its own context, a run-time value, or run-time SQL. */
type Bound = { node: Node; place: Place } | 'value' | 'unknown'

/** The meaning of an expression in a statement: SQL text, a parameter, or unknown from the source. */
type Piece = { text: string } | 'value' | 'unknown'

/** Types of parameters that carry SQL. */
const carriesSql = /RawBuilder|Expression|AliasedRaw|\bSql\b/

/**
 * The text of a statement written with `sql`, with placeholders for parameters; undefined if parts are composed at run
 * time.
 */
export function statementText(tagged: Node, place: Place): string | undefined {
  const piece = pieceOf(tagged, place, 0)
  if (typeof piece === 'string') return undefined
  let count = 0
  return piece.text.replaceAll('\u0000', () => `$${(count += 1)}`)
}

/** The names that functions and blocks around a node declare. */
export function placeWithin(source: Source, above: readonly Node[]): Place {
  let place: Place = { source, names: new Map() }
  for (const node of above) place = inside(node, place)
  return place
}

function inside(node: Node, place: Place): Place {
  const names = new Map(place.names)
  const inner = { source: place.source, names }
  if (isFunction(node)) for (const parameter of nodesOf(node['params'])) bindParameter(parameter, inner)
  else if (node.type === 'BlockStatement' || node.type === 'StaticBlock')
    for (const statement of nodesOf(node['body']))
      for (const one of statement.type === 'VariableDeclaration' ? nodesOf(statement['declarations']) : []) {
        const init = nodeOf(one['init'])
        const id = nodeOf(one['id'])
        if (id?.type === 'Identifier') names.set(nameOf(id), init ? { node: init, place: inner } : 'value')
        else for (const name of namesIn(id)) names.set(name, 'value')
      }
  else return place
  return inner
}

const isFunction = (node: Node) => /Function/.test(node.type)

function bindParameter(
  parameter: Node,
  { source, names }: { source: Source; names: Map<string, Bound> },
): void {
  const pattern = parameter.type === 'AssignmentPattern' ? nodeOf(parameter['left']) : parameter
  const type = nodeOf(pattern?.['typeAnnotation'])
  const end = type?.['end']
  const words = type && typeof end === 'number' ? source.text.slice(type.start, end) : ''
  for (const name of namesIn(pattern)) {
    const own = new RegExp(`\\b${name}\\??: ?([^;,}]*)`).exec(words)?.[1]
    names.set(
      name,
      carriesSql.test(pattern?.type === 'Identifier' ? words : (own ?? words)) ? 'unknown' : 'value',
    )
  }
}

function namesIn(pattern: Node | undefined): string[] {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [nameOf(pattern)]
  const parts = [...nodesOf(pattern['properties']), ...nodesOf(pattern['elements'])]
  const inner = [
    nodeOf(pattern['argument']),
    pattern.type === 'Property' ? nodeOf(pattern['value']) : undefined,
  ]
  return [
    ...parts,
    ...inner,
    pattern.type === 'AssignmentPattern' ? nodeOf(pattern['left']) : undefined,
  ].flatMap((part) => namesIn(part))
}

function pieceOf(node: Node, place: Place, depth: number): Piece {
  if (depth > 12) return 'unknown'
  const at = (inner: unknown) => {
    const found = nodeOf(inner)
    return found ? pieceOf(found, place, depth + 1) : 'unknown'
  }
  switch (node.type) {
    case 'TaggedTemplateExpression':
      return nameOf(node['tag']) === 'sql' ? templateOf(nodeOf(node['quasi']), place, depth) : 'unknown'
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return at(node['expression'])
    case 'ConditionalExpression':
      return longer(at(node['consequent']), at(node['alternate']))
    case 'LogicalExpression':
      return longer(at(node['left']), at(node['right']))
    case 'Identifier': {
      const found = lookUp(nameOf(node), place)
      return typeof found === 'string' ? found : pieceOf(found.node, found.place, depth + 1)
    }
    case 'MemberExpression':
      return memberOf(node, place, depth)
    case 'CallExpression':
      return callOf(node, place, depth)
    default:
      return 'value'
  }
}

/** Of two alternatives, the one with more SQL: both have the same columns. */
function longer(one: Piece, other: Piece): Piece {
  if (typeof one === 'string')
    return typeof other === 'string' && one === 'value' ? other : typeof other === 'string' ? one : other
  return typeof other !== 'string' && other.text.length > one.text.length ? other : one
}

function templateOf(template: Node | undefined, place: Place, depth: number): Piece {
  const parts = nodesOf(template?.['quasis']).map((quasi) => {
    const value: unknown = quasi['value']
    return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
  })
  let text = parts[0] ?? ''
  for (const [index, expression] of nodesOf(template?.['expressions']).entries()) {
    const piece = pieceOf(expression, place, depth + 1)
    if (piece === 'unknown') return 'unknown'
    text += (piece === 'value' ? '\u0000' : piece.text) + (parts[index + 1] ?? '')
  }
  return { text }
}

function lookUp(name: string, place: Place): Bound {
  const bound = place.names.get(name)
  if (bound) return bound
  const found = declared(place.source, name, 'values')
  return found ? { node: found.node, place: { source: found.source, names: new Map() } } : 'value'
}

/** A member of an object literal; that of anything else is a value. */
function memberOf(node: Node, place: Place, depth: number): Piece {
  const object = nodeOf(node['object'])
  const found = object?.type === 'Identifier' ? lookUp(nameOf(object), place) : 'value'
  if (typeof found === 'string') return found
  const value = unwrapped(found.node)
  if (value.type === 'ObjectExpression' && node['computed'] !== true) {
    const property = nodesOf(value['properties']).find(
      (one) => nameOf(one['key']) === nameOf(node['property']),
    )
    const held = property && nodeOf(property['value'])
    return held ? pieceOf(held, found.place, depth + 1) : 'unknown'
  }
  if (node['computed'] === true && value.type === 'ObjectExpression') {
    const held = nodesOf(value['properties']).flatMap((one) => nodeOf(one['value']) ?? [])
    return held[0] ? pieceOf(held[0], found.place, depth + 1) : 'unknown'
  }
  return 'value'
}

function unwrapped(node: Node): Node {
  const inner = /^TS(As|Satisfies|NonNull)/.test(node.type) ? nodeOf(node['expression']) : undefined
  return inner ? unwrapped(inner) : node
}

function callOf(node: Node, place: Place, depth: number): Piece {
  const callee = nodeOf(node['callee'])
  const given = nodesOf(node['arguments'])
  if (callee?.type === 'MemberExpression') {
    const object = nodeOf(callee['object'])
    const method = nameOf(callee['property'])
    if (nameOf(object) === 'sql') return builtOf(method, given, place, depth)
    return startsAt(object, 'query') ? 'unknown' : 'value'
  }
  const name = nameOf(callee)
  if (name === 'call') {
    const values = nodesOf(given[1]?.['properties'])
    const isWhole = values.every((one) => one.type === 'Property')
    const words = values.map((one) => `${nameOf(one['key'])} => \u0000`)
    return isWhole ? { text: `${nameOf(given[0])}(${words.join(', ')})` } : 'unknown'
  }
  const found = lookUp(name, place)
  if (typeof found === 'string') return found
  const called = unwrapped(found.node)
  return isFunction(called) ? returnedOf(called, given, { own: found.place, caller: place }, depth) : 'value'
}

const startsAt = (node: Node | undefined, name: string): boolean =>
  nameOf(node) === name ||
  (node !== undefined && startsAt(nodeOf(node['object']) ?? nodeOf(node['callee']), name))

function builtOf(method: string, given: readonly Node[], place: Place, depth: number): Piece {
  const [first, separator] = given
  if (!first) return 'unknown'
  if (['ref', 'id', 'table', 'raw'].includes(method)) {
    const words = given.map((one) => wordOf(one, place))
    return words.includes('') ? 'unknown' : { text: method === 'raw' ? words.join('') : words.join('.') }
  }
  if (method === 'lit' || method === 'val') return 'value'
  if (method !== 'join') return 'unknown'
  const list = unwrapped(first)
  const between = separator ? pieceOf(separator, place, depth + 1) : { text: ', ' }
  if (list.type !== 'ArrayExpression' || typeof between === 'string') return 'unknown'
  const pieces = nodesOf(list['elements']).map((one) => pieceOf(one, place, depth + 1))
  if (pieces.includes('unknown') || nodesOf(list['elements']).some((one) => one.type === 'SpreadElement'))
    return 'unknown'
  return {
    text: pieces.map((piece) => (typeof piece === 'string' ? '\u0000' : piece.text)).join(between.text),
  }
}

/** The text of a string literal or constant. */
function wordOf(node: Node, place: Place): string {
  if (node.type === 'Literal') return nameOf(node)
  const found = node.type === 'Identifier' ? lookUp(nameOf(node), place) : 'value'
  return typeof found === 'string' ? '' : wordOf(unwrapped(found.node), found.place)
}

/** The result of a function with one return, its parameters bound to the arguments. */
function returnedOf(
  called: Node,
  given: readonly Node[],
  { own, caller }: { own: Place; caller: Place },
  depth: number,
): Piece {
  const names = new Map(own.names)
  const place = { source: own.source, names }
  for (const [index, parameter] of nodesOf(called['params']).entries()) {
    const value = given[index]
    if (parameter.type === 'Identifier' && value) names.set(nameOf(parameter), { node: value, place: caller })
    else bindParameter(parameter, place)
  }
  const body = nodeOf(called['body'])
  if (body?.type !== 'BlockStatement') return body ? pieceOf(body, place, depth + 1) : 'unknown'
  const within = inside(body, place)
  const returns = nodesOf(body['body']).filter(({ type }) => type === 'ReturnStatement')
  const answer = nodeOf(returns[0]?.['argument'])
  return answer && returns.length === 1 ? pieceOf(answer, within, depth + 1) : 'unknown'
}
