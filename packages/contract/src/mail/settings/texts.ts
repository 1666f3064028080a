import type { DomainFinding } from './finding-schemas.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** Texts of the back office's screen of the company's mail. */
export const mailSettingsTexts = {
  menu: fields.mail,
  title: fields.mail,
  description:
    'Desde qué dirección salen los correos del portal, si se entregan y cómo está configurado su dominio.',
  sender: {
    title: 'Remitente',
    effective: 'Hoy los correos salen de {name} <{address}>.',
    effectiveReply: 'Quien responde, le escribe a {replyTo}.',
    server: 'Servidor de correo de la instalación: {server}.',
    noServer:
      'Esta instalación no tiene servidor de correo (SMTP_URL): los correos no salen, quedan en la bandeja de salida.',
    queue: 'En cola: {waiting}. Sin entregar: {dead}.',
  },
  form: {
    fromName: 'Nombre del remitente',
    fromNameHint: 'Lo que se ve en la bandeja de entrada. Vacío: el nombre de la compañía.',
    fromAddress: 'Dirección del remitente',
    fromAddressHint:
      'Una dirección de su propio dominio. Al guardar le enviamos un código para confirmar que es de la compañía. Vacío: {address}.',
    fromAddressAlone:
      'Una dirección de su propio dominio. Escríbala: la instalación no tiene ninguna (MAIL_FROM). Al guardar le enviamos un código para confirmar que es de la compañía.',
    replyTo: actions.replyTo,
    replyToHint: 'A dónde llega lo que respondan. Vacío: a la dirección del remitente.',
    dkimSelector: 'Selector de DKIM',
    dkimSelectorHint:
      'El nombre de la clave con la que su servidor firma, por ejemplo google o selector1. Vacío: se prueban los usuales.',
    save: actions.save,
    saved: 'El remitente quedó guardado.',
    savedUnproven: 'El remitente quedó guardado. Falta confirmar la dirección con el código que le enviamos.',
    refused: 'No se guardó',
    addressMalformed: 'Escriba un correo como facturas@compania.co, o deje el campo vacío.',
    addressLong: 'El correo puede tener hasta 254 caracteres.',
    nameLong: 'El nombre puede tener hasta 100 caracteres.',
    nameMalformed: 'El nombre no puede tener comillas, barras ni los signos < y >.',
    selectorMalformed: 'El selector tiene letras, números, puntos y guiones, hasta 63.',
  },
  proof: {
    title: 'Confirme la dirección del remitente',
    waiting:
      '{address} todavía no se ha confirmado. Mientras tanto los correos salen de {sender} y las respuestas llegan a {replyTo}.',
    waitingAlone: '{address} todavía no se ha confirmado: ningún correo sale con ella.',
    sent: 'Enviamos un código de ocho dígitos a {address}. Sirve hasta el {until}. Si no puede leer ese buzón, pídalo a quien lo lee.',
    expired: 'El código que se envió a {address} ya no sirve. Pida otro.',
    code: fields.code,
    confirm: 'Confirmar la dirección',
    again: 'Enviar otro código',
    sentAgain: 'Se envió otro código a {address}.',
    done: 'La dirección quedó confirmada.',
    domainTitle: 'Pruebe el dominio del remitente',
    domainWaiting:
      'Los correos salen de {address} cuando se pruebe que {domain} es de la compañía. Mientras tanto salen de {sender} con el nombre de la compañía. Cree este registro en el DNS del dominio:',
    domainWaitingAlone:
      'Los correos salen de {address} cuando se pruebe que {domain} es de la compañía. Cree este registro en el DNS del dominio:',
    domainFailing:
      'El registro que prueba que {domain} es de la compañía ya no aparece. Si no vuelve antes del {until}, los correos dejarán de salir de {address}.',
    domainGrace:
      'Los correos todavía salen de {address}, pero desde el {until} solo si se prueba que {domain} es de la compañía. Cree este registro en el DNS del dominio:',
    proven: 'Confirmada el {at}.',
    codeMalformed: 'Escriba los ocho dígitos del código.',
    codeWrong: 'El código no es el que se envió. Revíselo, o pida otro.',
    codeSpent: 'Ese código ya no sirve: venció o se intentó demasiadas veces. Pida otro.',
    subject: 'Código para confirmar el remitente de {company}',
    mailTitle: 'Confirme esta dirección',
    mailBody:
      '{person} pidió que los correos del portal de proveedores de {company} salgan desde {address}. Para aceptarlo, escriba este código en la administración del portal, pantalla Correo.',
    mailUnexpected:
      'Si usted no sabe de qué se trata, no haga nada: sin el código, ningún correo sale con esta dirección.',
    mailUntil: 'Sirve hasta',
  },
  test: {
    title: 'Correo de prueba',
    intro: 'Se envía a {email}, por el mismo camino que los demás correos.',
    send: 'Enviarme una prueba',
    queued: 'La prueba está en camino.',
    none: 'Aún no se ha enviado ninguna prueba.',
    caption: 'Últimas pruebas, la más reciente primero',
    at: fields.date,
    recipient: fields.recipient,
    state: fields.state,
    answer: 'Respuesta del servidor',
    states: {
      enviado: 'Entregado al servidor',
      'en-cola': 'En cola',
      reintento: 'Se intentará de nuevo',
      rechazado: states.rechazado,
      'sin-servidor': 'Sin servidor de correo',
    },
    arrived:
      'Si el servidor lo recibió y no llega en unos minutos, busque en correo no deseado y revise el dominio aquí abajo.',
  },
  domain: {
    title: 'Qué dice el dominio',
    intro: 'Quien recibe un correo consulta estos registros de {domain} para decidir si confía en él.',
    unknownServer: 'el servidor que envía',
    noDomain: 'Escriba y guarde la dirección del remitente: de ella sale el dominio que se consulta.',
    check: 'Consultar ahora',
    checking: 'Consultando…',
    again: 'Consultar de nuevo',
    names: {
      spf: 'SPF: quién puede enviar',
      dkim: 'DKIM: la firma',
      dmarc: 'DMARC: qué hacer con lo falso',
      mx: 'MX: recibir respuestas',
    },
    levels: { good: 'Bien', warning: 'Por mejorar', bad: 'Falta', unknown: 'Sin respuesta' },
    found: 'Registro en {name}',
    nothing: 'No hay registro en {name}',
  },
  mail: {
    subject: 'Correo de prueba del portal de {company}',
    title: 'El correo del portal funciona',
    body: '{person} pidió esta prueba desde la administración del portal de {company}.',
    sender: 'Remitente',
    replyTo: actions.replyTo,
    at: fields.date,
    next: 'Si lo ve en correo no deseado, revise en la administración, pantalla Correo, qué dicen SPF, DKIM y DMARC.',
  },
} as const

/** Each finding of a domain in a sentence, and what to do about it. */
export const domainFindingTexts: Readonly<Record<DomainFinding, { says: string; todo: string }>> = {
  'mx-good': { says: 'El dominio recibe correo: las respuestas llegan.', todo: '' },
  'mx-none': {
    says: 'El dominio no recibe correo: las respuestas se pierden.',
    todo: 'Ponga en «Responder a» una dirección que sí reciba.',
  },
  'spf-strict': {
    says: 'Solo los servidores de la lista pueden enviar por este dominio.',
    todo: 'Confirme con su área de sistemas que la lista incluye a {server}.',
  },
  'spf-soft': {
    says: 'El dominio dice quién envía por él y pide desconfiar del resto.',
    todo: 'Confirme con su área de sistemas que la lista incluye a {server}.',
  },
  'spf-neutral': {
    says: 'El dominio tiene SPF, pero no dice qué hacer con los demás servidores.',
    todo: 'Pida que el registro termine en ~all o -all.',
  },
  'spf-open': {
    says: 'El dominio permite que cualquiera envíe en su nombre.',
    todo: 'Pida que cambien +all por ~all o -all: así se puede suplantar a su compañía.',
  },
  'spf-many': {
    says: 'Hay más de un registro SPF, y entonces ninguno vale.',
    todo: 'Pida que los unan en uno solo.',
  },
  'spf-lookups': {
    says: 'El registro SPF pide más de diez consultas, y entonces no vale.',
    todo: 'Pida que quiten los include que ya no se usan.',
  },
  'spf-none': {
    says: 'El dominio no dice quién puede enviar por él. Muchos receptores desconfían.',
    todo: 'Pida que publiquen en {name} un registro TXT como: v=spf1 include:… ~all, con {server}.',
  },
  'dkim-good': { says: 'La clave con la que se firma está publicada.', todo: '' },
  'dkim-weak': {
    says: 'La clave de la firma es corta y algunos receptores no la aceptan.',
    todo: 'Pida una clave de 2048 bits.',
  },
  'dkim-revoked': {
    says: 'La clave de este selector está retirada: las firmas no valen.',
    todo: 'Pida la clave vigente y escriba aquí su selector.',
  },
  'dkim-broken': {
    says: 'El registro DKIM está mal escrito y la firma no se puede comprobar.',
    todo: 'Pida que lo copien de nuevo, completo, desde su servidor de correo.',
  },
  'dkim-none': {
    says: 'No hay una clave publicada con este selector: la firma no se puede comprobar.',
    todo: 'Revise el selector, o pida que publiquen la clave en {name}.',
  },
  'dkim-unknown': {
    says: 'No encontramos una clave con los selectores usuales.',
    todo: 'Pregunte cuál es el selector de su servidor y escríbalo arriba.',
  },
  'dmarc-enforced': { says: 'El dominio pide apartar o rechazar lo que no es suyo.', todo: '' },
  'dmarc-watch': {
    says: 'El dominio solo observa: lo falso también se entrega.',
    todo: 'Cuando los informes estén limpios, pida pasar de p=none a p=quarantine.',
  },
  'dmarc-many': {
    says: 'Hay más de un registro DMARC, y entonces ninguno vale.',
    todo: 'Pida que dejen uno solo.',
  },
  'dmarc-broken': {
    says: 'El registro DMARC está mal escrito y no se aplica.',
    todo: 'Pida que lo corrijan: v=DMARC1; p=quarantine; rua=mailto:…',
  },
  'dmarc-none': {
    says: 'El dominio no dice qué hacer con lo que no es suyo. Gmail y Yahoo lo piden a quien envía mucho.',
    todo: 'Pida que publiquen en {name}: v=DMARC1; p=none; rua=mailto:…',
  },
  unanswered: {
    says: 'El servicio de nombres no respondió a tiempo. No dice nada del dominio.',
    todo: 'Consulte de nuevo en unos minutos.',
  },
}
