import { proposalLimits } from '@enlace/contract/purchase-order/proposals/state-schemas.ts'
import type { DeskProposalDetail } from '@enlace/contract/purchase-order/proposals/schemas.ts'
import { proposalTexts as texts } from '@enlace/contract/purchase-order/proposals/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { LineDecision } from './line-decision.tsx'
import type { TypedDecision, TypedLine } from './typed-decision.ts'

type DecisionFormProps = {
  proposal: DeskProposalDetail
  typed: TypedDecision
  faults: Readonly<Record<string, string>>
  isSending: boolean
  /** Why the server did not take it. */
  problem: string | undefined
  onChange: (typed: TypedDecision) => void
  onSend: () => void
}

const parts = ['decision', 'value', 'comment'] as const

/** What is decided on each line that the supplier told of. */
export function DecisionForm({
  proposal,
  typed,
  faults,
  isSending,
  problem,
  onChange,
  onSend,
}: DecisionFormProps) {
  const change = (at: number, line: TypedLine) =>
    onChange({ ...typed, lines: typed.lines.map((one, place) => (place === at ? line : one)) })
  const faultsAt = (at: number) =>
    Object.fromEntries(
      parts.flatMap((name) => {
        const fault = faults[`${at}.${name}`]
        return fault === undefined ? [] : [[name, fault] as const]
      }),
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <Stack>
        {problem !== undefined && <Banner kind="warning">{problem}</Banner>}
        {proposal.lineas.map((line, at) => {
          const own = typed.lines[at]
          return (
            own && (
              <LineDecision
                key={`${line.linea}:${line.tipo}`}
                line={line}
                moneda={proposal.documento?.moneda}
                typed={own}
                faults={faultsAt(at)}
                isDisabled={isSending}
                onChange={(next) => change(at, next)}
              />
            )
          )
        })}
        <TextArea
          label={texts.general}
          rows={3}
          value={typed.comment}
          maxLength={proposalLimits.comment}
          error={faults['comment']}
          disabled={isSending}
          onChange={({ target }) => onChange({ ...typed, comment: target.value })}
        />
        <Actions>
          <Button type="submit" variant="primary" isBusy={isSending}>
            {texts.send}
          </Button>
          {proposal.lineas.length > 1 && (
            <Button
              disabled={isSending}
              onClick={() =>
                onChange({ ...typed, lines: typed.lines.map((line) => ({ ...line, decision: 'aceptar' })) })
              }
            >
              {texts.acceptAll}
            </Button>
          )}
        </Actions>
      </Stack>
    </form>
  )
}
