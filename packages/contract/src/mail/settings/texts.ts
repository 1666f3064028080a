import type { DomainFinding } from './finding-schemas.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** Texts of the back office's screen of the company's mail. */
export const mailSettingsTexts = {
  title: places.mailServer,
  description: 'Remitente de los correos del portal, envíos de prueba y configuración de su dominio.',
  sender: {
    title: fields.sender,
    effective: 'Remitente actual: {name} <{address}>.',
    effectiveReply: 'Las respuestas llegan a {replyTo}.',
    server: 'Servidor de correo de la instalación: {server}.',
    noServer:
      'Esta instalación no tiene servidor de correo: los correos no se envían y quedan en la bandeja de salida. Pida a quien administra el servidor que lo configure.',
    queue: 'En cola: {waiting}. Sin entregar: {dead}.',
  },
  form: {
    fromName: 'Nombre del remitente',
    fromNameHint:
      'Nombre que aparece en la bandeja de entrada. Si lo deja vacío, se usa el nombre de la compañía.',
    fromAddress: 'Dirección del remitente',
    fromAddressHint:
      'Una dirección de su dominio. Al guardar le enviaremos un código para confirmar que es de la compañía. Si la deja vacía, se usa {address}.',
    fromAddressAlone:
      'Obligatoria. Una dirección de su dominio. Al guardar le enviaremos un código para confirmar que es de la compañía.',
    replyTo: actions.replyTo,
    replyToHint: 'Dirección que recibe las respuestas. Si la deja vacía, se usa la del remitente.',
    dkimSelector: 'Selector de DKIM',
    dkimSelectorHint:
      'Nombre de la clave con la que firma su servidor, por ejemplo google o selector1. Si lo deja vacío, se prueban los habituales.',
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
      '{address} aún no se ha confirmado. Mientras tanto, los correos salen de {sender} y las respuestas llegan a {replyTo}.',
    waitingAlone: '{address} aún no se ha confirmado y no se usa para enviar correos.',
    sent: 'Enviamos un código de ocho dígitos a {address}. Vence el {until}. Si no tiene acceso a ese buzón, pídalo a la persona que lo administra.',
    expired: 'El código que se envió a {address} venció. Pida otro.',
    code: fields.code,
    confirm: 'Confirmar la dirección',
    again: 'Enviar otro código',
    sentAgain: 'Se envió otro código a {address}.',
    done: 'La dirección quedó confirmada.',
    domainTitle: 'Compruebe el dominio del remitente',
    domainWaiting:
      'Los correos saldrán de {address} cuando se compruebe que {domain} es de la compañía. Mientras tanto salen de {sender} con el nombre de la compañía. Cree este registro en el DNS del dominio:',
    domainWaitingAlone:
      'Los correos saldrán de {address} cuando se compruebe que {domain} es de la compañía. Cree este registro en el DNS del dominio:',
    domainFailing:
      'El registro que demuestra que {domain} es de la compañía ya no aparece. Si no vuelve a aparecer antes del {until}, los correos dejarán de salir de {address}.',
    domainGrace:
      'Los correos salen de {address}. Para que sigan saliendo desde el {until}, compruebe que {domain} es de la compañía. Cree este registro en el DNS del dominio:',
    proven: 'Confirmada el {at}.',
    codeMalformed: 'Escriba los ocho dígitos del código.',
    codeWrong: 'El código no coincide con el que se envió. Revíselo o pida otro.',
    codeSpent: 'El código venció o se intentó demasiadas veces. Pida otro.',
    subject: 'Código para confirmar el remitente de {company}',
    mailTitle: 'Confirme esta dirección',
    mailBody:
      '{person} pidió que los correos del portal de proveedores de {company} salgan desde {address}. Para confirmarlo, escriba este código en la administración del portal, pantalla Correo.',
    mailUnexpected:
      'Si no reconoce esta solicitud, ignore el mensaje: sin el código no se enviarán correos desde esta dirección.',
    mailUntil: fields.validUntil,
  },
  test: {
    title: 'Correo de prueba',
    intro: 'Se envía a {email}, como los demás correos del portal.',
    send: 'Enviarme una prueba',
    queued: 'La prueba se envió.',
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
      'Si el servidor lo recibió y no llega en unos minutos, busque en correo no deseado y revise abajo la configuración del dominio.',
  },
  domain: {
    title: 'Configuración del dominio',
    intro:
      'Los servidores que reciben los correos consultan estos registros de {domain} para decidir si los aceptan.',
    unknownServer: 'el servidor que envía',
    noDomain: 'Escriba y guarde la dirección del remitente para consultar su dominio.',
    check: 'Consultar ahora',
    checking: 'Consultando…',
    again: 'Consultar de nuevo',
    names: {
      spf: 'SPF: quién puede enviar',
      dkim: 'DKIM: la firma',
      dmarc: 'DMARC: qué hacer con los correos falsos',
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
    sender: fields.sender,
    replyTo: actions.replyTo,
    at: fields.date,
    next: 'Si lo encuentra en correo no deseado, revise SPF, DKIM y DMARC en la administración, pantalla Correo.',
  },
} as const

/** The sentence of each finding about a domain, with its remedy. */
export const domainFindingTexts: Readonly<Record<DomainFinding, { says: string; todo: string }>> = {
  'mx-good': { says: 'El dominio recibe correo: las respuestas llegan.', todo: '' },
  'mx-none': {
    says: 'El dominio no recibe correo: las respuestas se pierden.',
    todo: 'Escriba en «Responder a» una dirección que reciba correo.',
  },
  'spf-strict': {
    says: 'Solo los servidores de la lista pueden enviar por este dominio.',
    todo: 'Confirme con su área de sistemas que la lista incluye a {server}.',
  },
  'spf-soft': {
    says: 'El dominio indica qué servidores pueden enviar y pide desconfiar de los demás.',
    todo: 'Confirme con su área de sistemas que la lista incluye a {server}.',
  },
  'spf-neutral': {
    says: 'El dominio tiene SPF, pero no indica qué hacer con los demás servidores.',
    todo: 'Pida que el registro termine en ~all o -all.',
  },
  'spf-open': {
    says: 'El dominio permite que cualquiera envíe en su nombre.',
    todo: 'Pida que cambien +all por ~all o -all: así se puede suplantar a su compañía.',
  },
  'spf-many': {
    says: 'Hay más de un registro SPF, por lo que ninguno es válido.',
    todo: 'Pida que los unan en uno solo.',
  },
  'spf-lookups': {
    says: 'El registro SPF requiere más de diez consultas, por lo que no es válido.',
    todo: 'Pida que quiten los include que ya no se usan.',
  },
  'spf-none': {
    says: 'El dominio no indica qué servidores pueden enviar. Muchos receptores rechazan esos correos.',
    todo: 'Pida que publiquen en {name} un registro TXT como: v=spf1 include:… ~all, con {server}.',
  },
  'dkim-good': { says: 'La clave con la que se firma está publicada.', todo: '' },
  'dkim-weak': {
    says: 'La clave de la firma es corta y algunos receptores no la aceptan.',
    todo: 'Pida una clave de 2048 bits.',
  },
  'dkim-revoked': {
    says: 'La clave de este selector está retirada y las firmas no son válidas.',
    todo: 'Pida la clave vigente y escriba aquí su selector.',
  },
  'dkim-broken': {
    says: 'El registro DKIM está mal escrito y la firma no se puede comprobar.',
    todo: 'Pida que lo copien de nuevo, completo, desde su servidor de correo.',
  },
  'dkim-none': {
    says: 'No hay una clave publicada con este selector y la firma no se puede comprobar.',
    todo: 'Revise el selector, o pida que publiquen la clave en {name}.',
  },
  'dkim-unknown': {
    says: 'No encontramos una clave con los selectores usuales.',
    todo: 'Pregunte cuál es el selector de su servidor y escríbalo arriba.',
  },
  'dmarc-enforced': { says: 'El dominio pide apartar o rechazar los correos falsos.', todo: '' },
  'dmarc-watch': {
    says: 'El dominio solo observa: los correos falsos también se entregan.',
    todo: 'Cuando los informes estén limpios, pida pasar de p=none a p=quarantine.',
  },
  'dmarc-many': {
    says: 'Hay más de un registro DMARC, por lo que ninguno es válido.',
    todo: 'Pida que dejen uno solo.',
  },
  'dmarc-broken': {
    says: 'El registro DMARC está mal escrito y no se aplica.',
    todo: 'Pida que lo corrijan: v=DMARC1; p=quarantine; rua=mailto:…',
  },
  'dmarc-none': {
    says: 'El dominio no indica qué hacer con los correos falsos. Gmail y Yahoo lo exigen a quienes envían muchos correos.',
    todo: 'Pida que publiquen en {name}: v=DMARC1; p=none; rua=mailto:…',
  },
  unanswered: {
    says: 'El servicio de nombres (DNS) no respondió a tiempo.',
    todo: 'Consulte de nuevo en unos minutos.',
  },
}
