import { evaluationCommandTexts as texts } from '@enlace/contract/supplier-qualification/evaluation/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { CommandFault, type Command } from '../../core/command.ts'
import { readOptions } from '../../core/options.ts'
import { actions, decide, decideEvidence, reviews } from './decide.ts'
import { form } from './form.ts'
import type { EvaluationAction } from './given.ts'
import { list, publish } from './publish.ts'
import { score } from './score.ts'

const known: Readonly<Record<string, EvaluationAction>> = {
  form,
  score,
  list,
  publish,
  reviews,
  answer: decide('answer'),
  accept: decide('accept'),
  refuse: decide('refuse'),
  actions,
  done: decideEvidence(true),
  return: decideEvidence(false),
}

/** How a company evaluates its suppliers: the form, scores, publishing, requests for review and plans. */
export const command: Command = {
  name: 'evaluations',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      {
        company: { type: 'string', default: '1' },
        write: { type: 'string', default: '' },
        nit: { type: 'string', default: '' },
        as: { type: 'string', default: '' },
        text: { type: 'string', default: '' },
        yes: { type: 'boolean', default: false },
        silent: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
      },
      texts.usage,
    )
    const [name = '', ...words] = positionals
    const action = Object.hasOwn(known, name) ? known[name] : undefined
    if (!action) throw new CommandFault(texts.actionUnknown)
    const company = readCompany(values.company)
    try {
      return await action({
        db: await context.openDatabase(),
        settings: context.settings,
        company,
        words,
        options: values,
        print: (line) => context.print(line),
        warn: (line) => context.warn(line),
      })
    } catch (fault) {
      if (!(fault instanceof DatabaseRefusal) || fault.code !== 'company-not-found') throw fault
      throw new CommandFault(fill(texts.companyUnknown, { company }), { cause: fault })
    }
  },
}

function readCompany(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CommandFault(fill(texts.companyMalformed, { company: text }))
  return Number(text)
}
