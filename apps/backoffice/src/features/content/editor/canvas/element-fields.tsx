import { templateCanvasTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { Component } from 'grapesjs'
import { useState } from 'react'
import { names } from './elements/blocks.ts'
import type { CanvasPicture } from './messages.ts'
import { sayLabel } from './elements/questions.ts'
import { tagOf, textOf } from './elements/tree.ts'

type ElementFieldsProps = { component: Component; onPick: () => Promise<CanvasPicture | null> }

/** What the chosen element says, by what it is. */
export function ElementFields({ component, onPick }: ElementFieldsProps) {
  const tag = tagOf(component)
  if (tag === 'instruction') return <Instruction component={component} />
  if (tag === 'img') return <Picture component={component} onPick={onPick} />
  if (['input', 'select', 'textarea'].includes(tag)) return <Question component={component} tag={tag} />
  return <Words component={component} tag={tag} />
}

/** An attribute of an element as an input keeps it. */
function useAttribute(component: Component, name: string) {
  const [value, setValue] = useState(() => String(component.getAttributes()[name] ?? ''))
  return {
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const next = currentTarget.value
      setValue(next)
      if (next === '') component.removeAttributes(name)
      else component.addAttributes({ [name]: next })
    },
  }
}

function Attribute({
  component,
  name,
  label,
  hint,
}: {
  component: Component
  name: string
  label: string
  hint?: string
}) {
  const attribute = useAttribute(component, name)
  return <TextInput label={label} {...(hint !== undefined && { hint })} {...attribute} />
}

function Words({ component, tag }: { component: Component; tag: string }) {
  const isPlain = component.components().models.every((one) => one.is('textnode'))
  const [text, setText] = useState(() => textOf(component))
  const [level, setLevel] = useState(tag)
  const [alignment, setAlignment] = useState(() => alignmentOf(component))
  const write = (next: string) => {
    setText(next)
    component.components(escape(next))
  }
  return (
    <>
      {isPlain && !['hr', 'table', 'tr', 'ul', 'ol', 'fieldset', 'div'].includes(tag) && (
        <>
          <TextArea
            label={texts.text}
            rows={3}
            value={text}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
          <Select
            label={texts.insertName}
            value=""
            options={[
              { value: '', label: texts.insertNameNone },
              ...names.map((name) => ({ value: name, label: name })),
            ]}
            onChange={({ currentTarget }) => {
              if (currentTarget.value !== '') write(`${text} {{ ${currentTarget.value} }}`.trim())
            }}
          />
        </>
      )}
      {/^h[1-6]$/.test(tag) && (
        <Select
          label={texts.level}
          value={level}
          options={['h2', 'h3', 'h4'].map((value) => ({ value, label: value.slice(1) }))}
          onChange={({ currentTarget }) => {
            setLevel(currentTarget.value)
            component.set('tagName', currentTarget.value)
          }}
        />
      )}
      {tag === 'a' && <Attribute component={component} name="href" label={texts.href} />}
      {!['hr', 'tr', 'fieldset', 'legend', 'label'].includes(tag) && (
        <Select
          label={texts.alignment}
          value={alignment}
          options={Object.entries(texts.alignments).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => {
            setAlignment(currentTarget.value)
            if (currentTarget.value === '') component.removeStyle('text-align')
            else component.addStyle({ 'text-align': currentTarget.value })
          }}
        />
      )}
    </>
  )
}

function Instruction({ component }: { component: Component }) {
  const [text, setText] = useState(() => String(component.get('content')).replaceAll('%', '').trim())
  return (
    <TextInput
      label={texts.instruction}
      hint={texts.instructionHint}
      value={text}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value
        setText(next)
        component.set('content', `% ${next.replaceAll('--', '- -').replaceAll('%', '')} %`)
      }}
    />
  )
}

function Picture({ component, onPick }: ElementFieldsProps) {
  const alt = useAttribute(component, 'alt')
  return (
    <>
      <Button
        onClick={() => {
          void onPick().then((picture) => {
            if (!picture) return
            const { address, width, height } = picture
            // The editor keeps a picture's address beside its attributes.
            component.set('src', address)
            component.addAttributes({ alt: picture.alt, width: String(width), height: String(height) })
            component.addStyle({ 'max-width': '100%', height: 'auto' })
            // Of a picture, too, what stands for it is in the field.
            alt.onChange({ currentTarget: { value: picture.alt } })
          })
        }}
      >
        {texts.picture}
      </Button>
      <TextInput label={texts.alt} {...alt} />
    </>
  )
}

function Question({ component, tag }: { component: Component; tag: string }) {
  const type = String(component.getAttributes()['type'] ?? 'text')
  const label = useAttribute(component, 'data-label')
  const kind = useAttribute(component, 'type')
  const source = useAttribute(component, 'data-source')
  const [isRequired, setIsRequired] = useState(() => 'required' in component.getAttributes())
  const [options, setOptions] = useState(() => optionsOf(component))
  return (
    <>
      <TextInput
        label={texts.label}
        hint={texts.labelHint}
        value={label.value}
        onChange={(event) => {
          label.onChange(event)
          sayLabel(component, event.currentTarget.value)
        }}
      />
      <Attribute component={component} name="name" label={texts.name} />
      <Attribute component={component} name="data-hint" label={texts.hint} />
      <Checkbox
        label={texts.required}
        checked={isRequired}
        onChange={({ currentTarget }) => {
          setIsRequired(currentTarget.checked)
          if (currentTarget.checked) component.addAttributes({ required: true })
          else component.removeAttributes('required')
        }}
      />
      {tag === 'input' && Object.hasOwn(texts.kinds, type) && (
        <Select
          label={texts.kind}
          value={kind.value || 'text'}
          onChange={kind.onChange}
          options={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
        />
      )}
      {type === 'file' && <Attribute component={component} name="accept" label={texts.accept} />}
      {tag === 'select' && (
        <>
          <Select
            label={texts.source}
            {...source}
            options={Object.entries(texts.sources).map(([value, label]) => ({ value, label }))}
          />
          {source.value === '' ? (
            <TextArea
              label={texts.options}
              rows={4}
              value={options}
              onChange={({ currentTarget }) => {
                setOptions(currentTarget.value)
                component.components(
                  currentTarget.value
                    .split('\n')
                    .filter((line) => line.trim() !== '')
                    .map((line) => `<option value="${escape(line.trim())}">${escape(line.trim())}</option>`)
                    .join(''),
                )
              }}
            />
          ) : (
            <Attribute
              component={component}
              name="data-depends"
              label={texts.depends}
              hint={texts.dependsHint}
            />
          )}
        </>
      )}
    </>
  )
}

function optionsOf(component: Component): string {
  return component
    .components()
    .models.map((option) => textOf(option))
    .filter((text) => text !== '')
    .join('\n')
}

function alignmentOf(component: Component): string {
  const set = component.getStyle()['text-align']
  return typeof set === 'string' ? set : ''
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
