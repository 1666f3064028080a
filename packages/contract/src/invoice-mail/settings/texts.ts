import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import type { MailboxAccess, MailboxSecurity } from '../limits.ts'

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
  access: 'Autorización',
  accesses: {
    clave: 'Usuario y contraseña',
    microsoft: 'OAuth de Microsoft 365',
    google: 'OAuth de Google',
  } satisfies Record<MailboxAccess, string>,
  accessHints: {
    clave: '',
    microsoft:
      'Registre una aplicación en Microsoft Entra con el permiso IMAP.AccessAsApp y dele acceso a este buzón en Exchange Online.',
    google:
      'Cree un cliente de OAuth en Google Cloud y autorícelo con el alcance https://mail.google.com/ desde la cuenta del buzón.',
  } satisfies Record<MailboxAccess, string>,
  tenant: 'Directorio (inquilino)',
  tenantHint: 'Identificador del directorio o un dominio suyo, por ejemplo suempresa.onmicrosoft.com.',
  client: 'Identificador de la aplicación (cliente)',
  clientSecret: 'Secreto de la aplicación',
  clientSecretHint: 'Se guarda cifrado y no se vuelve a mostrar.',
  clientSecretKept: 'Hay un secreto guardado. Deje el campo vacío para conservarlo.',
  refresh: 'Token de actualización',
  refreshHint: 'Lo entrega Google al autorizar la aplicación. Se guarda cifrado.',
  refreshKept: 'Hay un token guardado. Deje vacíos el secreto y el token para conservarlos.',
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
    tenant: 'Escriba el identificador del directorio de Microsoft, o un dominio suyo.',
    client: 'Escriba el identificador de la aplicación.',
    refresh: 'Escriba juntos el secreto y el token de actualización.',
    secret: 'Escriba el secreto de la aplicación.',
    secretAgain: 'Cambió el servidor, el usuario o la autorización: escriba también el secreto.',
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
  'token-client':
    'El proveedor no aceptó la aplicación. Revise su identificador y su secreto, y que el secreto no haya vencido.',
  'token-tenant': 'Microsoft no encuentra ese directorio. Revise su identificador.',
  'token-grant':
    'La autorización del buzón venció o fue retirada. Autorice de nuevo la aplicación y escriba el nuevo token de actualización.',
  'token-unreachable':
    'No se pudo obtener la autorización porque el proveedor no responde. Se intentará de nuevo.',
  'token-refused':
    'El buzón no aceptó la autorización. Revise el usuario, y que la aplicación tenga permiso de IMAP y acceso a este buzón.',
  'no-oauth': 'El servidor no admite OAuth. Use su usuario y contraseña, o revise el servidor.',
  'proxy-refused':
    'El proxy de la instalación no dejó salir hacia el servidor de correo. Avise a quien administra la instalación.',
  'folder-missing': 'El buzón no tiene esa carpeta. Revise su nombre.',
  'mail-fault': 'El servidor de correo respondió algo inesperado. Se intentará de nuevo.',
} as const
export type MailboxFaultReason = keyof typeof mailboxFaultTexts
