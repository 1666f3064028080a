import type { InvoiceMailDetail } from '@enlace/contract/invoice-mail/desk/schemas.ts'
import type { FoundMail } from './queries.ts'

/** Presents a mail with what can be done about it. */
export function presentMail({ resultado, ...mail }: FoundMail): InvoiceMailDetail {
  const { estado } = mail
  return {
    ...mail,
    resultados: resultado.map(({ clave: _, respuesta: __, ...result }) => result),
    puede: {
      asignar: estado === 'por_asignar' && mail.archivos.length > 0,
      descartar: estado === 'por_asignar' || estado === 'rechazado',
      reabrir: estado === 'descartado' || estado === 'rechazado',
    },
  }
}
