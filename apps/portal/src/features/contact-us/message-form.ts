import type { ContactForm as ContactRules } from '@enlace/contract/contact-us/schemas.ts'
import type { FieldPath } from 'react-hook-form'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'

/** The contact form with the contract's rules. */
export type MessageForm = ContractForm<ContactRules, ContactRules>

/** Ties an input to its field: what is wrong with it is told when it is left, at the field and by a notice (spec 5). */
export type Tie = (name: FieldPath<ContactRules>) => ReturnType<MessageForm['field']>
