import type { CompanyContact } from '@enlace/contract/company/schemas.ts'
import { frameTexts as texts } from '@enlace/contract/core/frame/texts.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Fragment } from 'react'
import styles from './contact-lines.module.css'

type ContactLinesProps = {
  contact: CompanyContact
  /** One after the other, as a sentence is set. */
  isFlowing?: boolean
}

/** How to reach the company: what it published of telephone, mail, address and hours. */
export function ContactLines({ contact, isFlowing = false }: ContactLinesProps) {
  const { correo, dir, horario } = contact
  const phones = phonesOf(contact)
  return (
    <address className={styles.lines} data-flowing={isFlowing || undefined}>
      {phones.length > 0 && (
        <span>
          {texts.phone}:{' '}
          {phones.map(({ shown, dialled }, place) => (
            <Fragment key={dialled}>
              {place > 0 && ' · '}
              <Link href={`tel:${dialled}`} isQuiet={isFlowing}>
                {shown}
              </Link>
            </Fragment>
          ))}
        </span>
      )}
      {correo && (
        <span>
          {texts.email}:{' '}
          <Link href={`mailto:${correo}`} isQuiet={isFlowing}>
            {correo}
          </Link>
        </span>
      )}
      {dir && (
        <span>
          {texts.address}: {dir}
        </span>
      )}
      {horario && (
        <span>
          {texts.schedule}: {horario}
        </span>
      )}
    </address>
  )
}

/** Whether the company published anything by which it can be reached. */
export function hasContact(contact: CompanyContact): boolean {
  return phonesOf(contact).length > 0 || contact.correo !== '' || contact.dir !== ''
}

/** The company's telephones, as they are read and as they are dialled. */
export function phonesOf({
  telefono,
  ext,
  indicativo,
  numero_tele,
}: CompanyContact): { shown: string; dialled: string }[] {
  const landline = telefono && ext ? `${telefono} ${texts.extension} ${ext}` : telefono
  const mobile = numero_tele && indicativo ? `+${indicativo} ${numero_tele}` : numero_tele
  const phones = [
    { shown: landline, dialled: `${digits(telefono)}${telefono && ext ? `;ext=${digits(ext)}` : ''}` },
    { shown: mobile, dialled: digits(mobile) },
  ]
  return phones.filter(({ shown }) => shown !== '')
}

function digits(phone: string): string {
  return phone.replace(/[^\d+]/g, '')
}
