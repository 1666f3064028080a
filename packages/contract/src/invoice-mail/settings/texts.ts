import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import type { MailboxSecurity } from '../limits.ts'

/** The reception mailbox of invoices. */
export const invoiceMailboxTexts = {
  title: 'Buzón de facturas',
  description:
    'Buzón al que los proveedores envían sus facturas electrónicas. El portal lo lee cada {n} {n:minuto|minutos} y las radica.',
  how: 'Cómo se lee',
  off: 'La compañía no tiene un buzón de facturas.',
  offHint:
    'Ingrese los datos de su buzón. Desde que lo encienda se leen los correos que lleguen; los anteriores quedan como están.',
  moduleOff:
    'El módulo Radicar factura está apagado y el buzón no se lee. Enciéndalo en Parámetros para recibir facturas.',
  server: 'Servidor IMAP',
  serverHint: 'Por ejemplo, imap.suempresa.co',
  port: 'Puerto',
  security: 'Cifrado',
  securities: {
    tls: 'TLS',
    starttls: 'STARTTLS',
    ninguna: 'Sin cifrado (solo en la red de la instalación)',
  } satisfies Record<MailboxSecurity, string>,
  user: fields.user,
  userHint: 'Casi siempre es la dirección completa del correo.',
  password: fields.password,
  passwordHint:
    'Se guarda cifrada y no se vuelve a mostrar. Muchos correos piden una contraseña de aplicación.',
  passwordKept: 'Hay una contraseña guardada. Deje el campo vacío para conservarla.',
  folder: fields.folder,
  folderHint: 'INBOX es la bandeja de entrada.',
  isOn: 'Leer el buzón (apagado, los correos quedan en él sin leer)',
  probe: 'Probar el buzón',
  probeOk: 'El buzón responde. La carpeta tiene {n} {n:correo|correos}.',
  probeFailed: 'No se pudo entrar al buzón. {falla}',
  save: 'Guardar el buzón',
  saved: 'El buzón quedó guardado.',
  state: fields.state,
  on: 'Encendido',
  stopped: 'Apagado',
  read: 'Última lectura',
  next: 'Próxima lectura',
  failed: 'La última lectura falló: {motivo}',
  stoppedWhy: 'El buzón se apagó automáticamente: {motivo}',
  desk: places.invoiceMails,
  faults: {
    host: 'Escriba el servidor sin espacios ni «imap://», por ejemplo imap.suempresa.co.',
    port: 'El puerto es un número de 1 a 65535.',
    user: 'Ingrese el usuario del buzón.',
    folder: 'Ingrese la carpeta; casi siempre es INBOX.',
    password: 'Ingrese la contraseña del buzón.',
    passwordAgain: 'El servidor o el usuario cambió: ingrese también la contraseña.',
    sealedElsewhere: 'La contraseña se guardó en otra instalación. Ingrésela de nuevo.',
    long: 'Es demasiado largo para un dato de buzón.',
  },
} as const

/** Why a mailbox could not be entered or read, and what to do. */
export const mailboxFaultTexts = {
  'address-private':
    'La dirección del servidor es de una red interna que la instalación no permite. Revise el servidor.',
  'host-unknown': 'No se encuentra el servidor. Revise su nombre.',
  'connection-refused': 'El servidor no responde en ese puerto. Revise el servidor y el puerto.',
  'time-out': 'El servidor tardó demasiado en responder. Inténtelo más tarde.',
  'not-secure':
    'El servidor no ofrece una conexión cifrada confiable. Revise el cifrado, el puerto y su certificado.',
  'credentials-refused':
    'El servidor no aceptó el usuario o la contraseña. Revíselos e ingrese la contraseña de nuevo.',
  'folder-missing': 'El buzón no tiene esa carpeta. Revise su nombre.',
  'mail-fault': 'El servidor de correo respondió algo inesperado. Se intentará de nuevo.',
} as const
export type MailboxFaultReason = keyof typeof mailboxFaultTexts
