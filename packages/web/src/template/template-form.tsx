import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { createElement, Fragment, type ReactNode } from 'react'
import styles from './template-form.module.css'
import type { TemplateField, TemplateNode } from './template.ts'

type TemplateFormProps = {
  nodes: readonly TemplateNode[]
  /** Draws the control of a question. */
  renderField: (field: TemplateField) => ReactNode
  captcha: ReactNode
}

/** The company's template as our form: its groups, words and questions in its order, in our look. */
export function TemplateForm(props: TemplateFormProps): ReactNode {
  return rowsOf(props.nodes).map((row, at) =>
    row.kind === 'questions' ? (
      <div key={at} className={styles.questions}>
        {row.fields.map((field) => (
          <div key={field.name} className={styles.question} data-wide={isWide(field) || undefined}>
            {props.renderField(field)}
          </div>
        ))}
      </div>
    ) : (
      <Part key={at} node={row.node} {...props} />
    ),
  )
}

function Part({ node, ...props }: TemplateFormProps & { node: TemplateNode }): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'captcha':
      return props.captcha
    case 'field':
      return props.renderField(node.field)
    case 'group':
      return (
        <fieldset className={styles.group}>
          {node.legend && <legend className={styles.legend}>{node.legend}</legend>}
          <div className={styles.body}>
            <TemplateForm {...props} nodes={node.children} />
          </div>
        </fieldset>
      )
    case 'element':
      return <Words nodes={[node]} renderInner={(children) => <TemplateForm {...props} nodes={children} />} />
  }
}

type WordsProps = {
  nodes: readonly TemplateNode[]
  /** Draws what is inside; without it only words are. */
  renderInner?: (children: readonly TemplateNode[]) => ReactNode
}

/** The words of a template: text, emphasis, lists and links, of which those that leave the form open beside it. */
export function Words({ nodes, renderInner }: WordsProps): ReactNode {
  return nodes.map((node, at) => {
    if (node.kind === 'text') return <Fragment key={at}>{node.text}</Fragment>
    if (node.kind !== 'element') return null
    const { tag, href, src, alt, children } = node
    if (tag === 'img')
      return <img key={at} src={src} alt={alt ?? ''} loading="lazy" className={styles.picture} />
    if (tag === 'br' || tag === 'hr') return createElement(tag, { key: at })
    const content = renderInner ? renderInner(children) : <Words nodes={children} />
    if (tag !== 'a') return createElement(tag, { key: at }, content)
    return (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer">
        {content}
        <span className="visually-hidden"> {texts.newTab}</span>
      </a>
    )
  })
}

type Row = { kind: 'questions'; fields: TemplateField[] } | { kind: 'part'; node: TemplateNode }

/** Questions that follow each other stand side by side where there is room. */
function rowsOf(nodes: readonly TemplateNode[]): Row[] {
  const rows: Row[] = []
  for (const node of nodes) {
    const last = rows.at(-1)
    if (node.kind !== 'field') rows.push({ kind: 'part', node })
    else if (node.field.kind === 'hidden') continue
    else if (last?.kind === 'questions') last.fields.push(node.field)
    else rows.push({ kind: 'questions', fields: [node.field] })
  }
  return rows
}

function isWide({ kind }: TemplateField): boolean {
  return kind === 'area' || kind === 'checkbox'
}
