import type { StateOf } from '@enlace/domain/states.ts'
import * as actions from '../core/words/action-texts.ts'
import * as states from '../core/words/state-texts.ts'

type RequestState = StateOf<'solicitud_registro'>

/** Texts of the page of a request's link. */
export const registrationStatusTexts = {
  title: 'Estado de la solicitud',
  kinds: { '1': 'Registro de proveedor', '2': 'Solicitud de acceso' },
  sentAt: states.sent,
  changedAt: 'Último cambio',
  history: 'Historial de la solicitud',
  next: 'Qué sigue',
  reasons: 'Qué debe corregir',
  rejection: 'Por qué se rechazó',
  files: 'Documentos recibidos',
  noFiles: 'No se adjuntaron documentos.',
  correctTitle: 'Corrija los datos',
  correctIntro:
    'Estos son los datos que envió. Corrija los datos señalados; los documentos que no adjunte de nuevo se conservan.',
  fieldsTitle: 'La compañía pide corregir estos datos',
  fieldsIntro: 'Revise abajo qué debe cambiar en cada uno.',
  askAgainIntro: 'Haga una solicitud nueva con los datos corregidos.',
  askAgain: 'Solicitar acceso de nuevo',
  refresh: actions.refresh,
  loading: 'Consultando la solicitud',
  failedTitle: 'No se pudo consultar la solicitud',
  missing: {
    title: 'No encontramos la solicitud',
    message: 'El enlace está incompleto o ya no es válido. Ábralo de nuevo desde el correo de confirmación.',
    login: 'Ir al inicio',
  },
  /** For screen readers, about each step of the history. */
  steps: { done: states.done, current: 'estado actual', stopped: 'cerrada' },
  nextSteps: {
    recibida: 'La compañía revisará los datos y los documentos. No tiene que hacer nada más por ahora.',
    en_revision: 'La compañía está revisando los datos y los documentos. Le escribiremos con el resultado.',
    devuelta: 'Corrija lo que se indica y envíe de nuevo la solicitud. Conserva el mismo número.',
    aprobada: 'Recibirá un correo con la invitación para crear su contraseña e iniciar sesión en el portal.',
    rechazada: 'La solicitud se cerró. Si tiene preguntas, comuníquese con la compañía e indique el número.',
  } satisfies Record<RequestState, string>,
} as const
