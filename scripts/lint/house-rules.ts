// The lint rules of this house that oxlint does not know, as a plugin (`house/…` in .oxlintrc.json).
import type { AstNode, Located, RuleContext } from './ast.ts'

const SPANISH = /[áéíóúüñÁÉÍÓÚÜÑ¿¡]/
const LETTER = /\p{L}/u
const SEEN_OR_HEARD = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
])
const QUERY_BEGINNINGS = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
])
const CLOCKS = new Set(['Date', 'performance'])

/** `any`, `as` and `!` silence the type checker: the line, or the comment above it, must say why that is right. */
const explainedEscape = {
  create(context: RuleContext) {
    let explained: Set<number> | undefined
    const explainedLines = () =>
      new Set(
        context.sourceCode
          .getAllComments()
          .filter((comment) => comment.value.trim().length >= 10)
          .flatMap(({ loc }) => [loc.start.line, loc.end.line, loc.end.line + 1]),
      )
    const demandReason = (node: Located, escape: string) => {
      explained ??= explainedLines()
      for (let line = node.loc.start.line; line <= node.loc.end.line; line++) if (explained.has(line)) return
      context.report({
        node,
        message: `\`${escape}\` needs its reason in a comment on the line or right above it.`,
      })
    }
    return {
      TSAsExpression: (node: AstNode) => {
        if (node.typeAnnotation?.typeName?.name !== 'const') demandReason(node, 'as')
      },
      TSNonNullExpression: (node: AstNode) => demandReason(node, '!'),
      TSAnyKeyword: (node: AstNode) => demandReason(node, 'any'),
    }
  },
}

/** Spanish is written once, in the feature's texts.ts, so that screen, server and tests say the same words. */
const spanishInTexts = {
  create(context: RuleContext) {
    const message = 'Spanish text belongs in a texts.ts of packages/contract.'
    const refuse = (node: Located, text: unknown) => {
      if (typeof text === 'string' && SPANISH.test(text)) context.report({ node, message })
    }
    return {
      Literal: (node: AstNode) => refuse(node, node.value),
      TemplateElement: (node: Located & { value: { cooked?: string } }) => refuse(node, node.value.cooked),
    }
  },
}

/** Text between tags, and in attributes that are shown or read aloud, comes from texts.ts; marks such as `*` may stand. */
const jsxTexts = {
  create(context: RuleContext) {
    const message = 'What a person reads or hears comes from texts.ts, not from a literal.'
    const refuse = (node: AstNode | null | undefined) => {
      const expression = node?.type === 'JSXExpressionContainer' ? node.expression : node
      const text =
        expression?.type === 'TemplateLiteral'
          ? expression.quasis?.map((part) => part.value.cooked).join('')
          : expression?.value
      if (expression && typeof text === 'string' && LETTER.test(text))
        context.report({ node: expression, message })
    }
    return {
      JSXElement: (node: AstNode) => node.children?.forEach(refuse),
      JSXFragment: (node: AstNode) => node.children?.forEach(refuse),
      JSXAttribute({ name, value }: { name: AstNode; value: AstNode | null }) {
        if (typeof name.name === 'string' && SEEN_OR_HEARD.has(name.name)) refuse(value)
      },
    }
  },
}

/** In the server SQL is in queries.ts and commands.ts, where reviews of what leaves the database look for it. */
const sqlInQueries = {
  create(context: RuleContext) {
    const message = 'SQL stands in queries.ts and commands.ts only.'
    return {
      TaggedTemplateExpression(node: AstNode) {
        if (node.tag?.name === 'sql') context.report({ node, message })
      },
      MemberExpression(node: AstNode) {
        const { property } = node
        if (typeof property?.name === 'string' && QUERY_BEGINNINGS.has(property.name))
          context.report({ node, message })
      },
    }
  },
}

/** Pure packages are told the time by their caller, so that a test can choose it. */
const noClock = {
  create(context: RuleContext) {
    const message = 'This package has no clock: take the time as a parameter.'
    return {
      NewExpression(node: AstNode) {
        if (node.callee?.name === 'Date' && node.arguments?.length === 0) context.report({ node, message })
      },
      MemberExpression(node: AstNode) {
        const { object, property } = node
        if (typeof object?.name === 'string' && CLOCKS.has(object.name) && property?.name === 'now')
          context.report({ node, message })
      },
    }
  },
}

/** A page that keeps asking is never idle: a test that waits for it hangs until its own time is over. */
const noNetworkIdle = {
  create(context: RuleContext) {
    const idle = ['network', 'idle'].join('')
    const message = 'Wait for what the page shows, or for `untilAllHasCome`.'
    return {
      Literal(node: AstNode) {
        if (node.value === idle) context.report({ node, message })
      },
    }
  },
}

const plugin = {
  meta: { name: 'house' },
  rules: {
    'explained-escape': explainedEscape,
    'spanish-in-texts': spanishInTexts,
    'jsx-texts': jsxTexts,
    'sql-in-queries': sqlInQueries,
    'no-clock': noClock,
    'no-network-idle': noNetworkIdle,
  },
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads a plugin by its default export
export default plugin
