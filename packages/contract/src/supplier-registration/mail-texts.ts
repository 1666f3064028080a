import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** Mails of a registration request (decisions 6). */
export const registrationMailTexts = {
  received: {
    subject: '{company}: recibimos su solicitud {number}',
    title: 'Recibimos su solicitud',
    intro: 'Hola, {name}:',
    registration: 'Recibimos la solicitud de registro como proveedor de {company}.',
    access: 'Recibimos su solicitud de acceso al portal de proveedores de {company}.',
    next: 'La revisaremos y le escribiremos a este correo. Consulte su estado con este enlace.',
    small:
      'Este enlace es personal: quien lo tenga puede ver el estado de la solicitud. Si usted no hizo esta solicitud, comuníquese con la compañía.',
  },
  corrected: {
    subject: '{company}: recibimos la corrección de la solicitud {number}',
    title: 'Recibimos la corrección',
    body: 'La solicitud conserva su número y vuelve a revisión.',
  },
  /** To the masters of a third party on whose behalf access is requested. */
  master: {
    subject: '{company}: solicitan acceso a nombre de {supplier}',
    title: 'Solicitaron acceso a nombre de su empresa',
    body: '{person} solicitó acceso al portal de proveedores de {company} a nombre de {supplier}.',
    act: 'Como usuario principal, usted decide. Si conoce a la persona, invítela desde «Usuarios»; si no la conoce, avise a la compañía.',
    small: 'Nadie obtiene acceso por esta solicitud sin que su empresa o la compañía lo aprueben.',
  },
  /** To the contact in the ERP's record of such a third party. */
  contact: {
    subject: '{company}: solicitan acceso a nombre de {supplier}',
    title: 'Solicitaron acceso a nombre de su empresa',
    body: '{person} solicitó acceso al portal de proveedores de {company} a nombre de {supplier}. Le avisamos porque su correo es el contacto que tenemos de esa empresa.',
    act: 'Si conoce a la persona, no tiene que hacer nada. Si no la conoce, avise de inmediato a la compañía.',
    small: 'Nadie obtiene acceso por esta solicitud sin que su empresa o la compañía lo aprueben.',
  },
  /** The company's decision on a request. */
  decisions: {
    devuelta: {
      subject: '{company}: corrija su solicitud {number}',
      title: 'Su solicitud necesita correcciones',
      button: 'Corregir la solicitud',
    },
    aprobada: {
      subject: '{company}: su solicitud {number} fue aprobada',
      title: 'Su solicitud fue aprobada',
      button: actions.seeRequestState,
    },
    rechazada: {
      subject: '{company}: su solicitud {number} no fue aprobada',
      title: 'Su solicitud no fue aprobada',
      button: actions.seeRequestState,
    },
  },
  facts: {
    number: 'Número de radicado',
    supplier: fields.business,
    nit: fields.nit,
    date: fields.date,
    files: places.documents,
    person: fields.person,
    email: fields.mail,
    phone: fields.phone,
  },
  follow: actions.seeRequestState,
} as const
