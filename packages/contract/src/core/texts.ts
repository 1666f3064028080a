import type { ProblemCode } from './problem-codes.ts'

/** The generic failure of the specification, in English as it is there (spec 8). */
export const genericFailure = 'Something bad happened; please try again later.'

/** The Spanish line that follows the generic failure where nobody answered. */
export const noAnswer =
  'No hubo respuesta del servidor. Revise su conexión e intente de nuevo; lo que escribió se conserva en esta página.'

/** The same where the answer took too long (spec 9). */
export const lateAnswer =
  'El servidor tardó más de {seconds} segundos en responder. Intente de nuevo; lo que escribió se conserva en esta página.'

/** The Spanish line that follows the generic failure, with the reference that the log knows. */
export const genericFailureReference =
  'Ocurrió un error de nuestra parte. Intente de nuevo; si continúa, comuníquese con la compañía e indique la referencia {reference}.'

/** What a person reads for each problem. `{name}` is replaced by the problem's value of that name. */
export const problemTexts: Record<ProblemCode, string> = {
  'malformed-request': 'La solicitud no se pudo leer. Recargue la página e intente de nuevo.',
  'invalid-fields': 'Revise los datos marcados e intente de nuevo.',
  'unknown-call': 'La dirección solicitada no existe.',
  'method-not-allowed': 'Esta operación no está permitida en esa dirección.',
  'body-too-large': 'Los datos enviados superan el tamaño permitido. Reduzca su tamaño e intente de nuevo.',
  'unsupported-encoding': 'El formato de los datos enviados no se admite.',
  'session-missing': 'Inicie sesión para continuar.',
  'session-expired': 'Su sesión terminó por inactividad. Inicie sesión de nuevo.',
  'wrong-credentials': 'El correo o la contraseña no son correctos. Revíselos e intente de nuevo.',
  'account-locked':
    'Por seguridad, el ingreso está bloqueado por varios intentos fallidos. Intente de nuevo en {wait}.',
  'too-many-requests': 'Se hicieron demasiadas solicitudes. Intente de nuevo en {wait}.',
  'forgery-suspected':
    'La página perdió su validez. Recárguela e intente de nuevo; no se perdió lo que ya estaba guardado.',
  'account-foreign': 'La sucursal seleccionada no corresponde a su usuario. Elija otra sucursal.',
  'module-off': 'Este módulo no está habilitado para su usuario.',
  'role-refused': 'Su rol no permite hacer esto. Pídalo a un administrador de la compañía.',
  'not-master': 'Solo el usuario Master del proveedor puede hacer esto.',
  'person-foreign': 'Solo puede consultar sus propios datos.',
  'unknown-host':
    'Esta dirección todavía no es de ningún portal. Si es la de su compañía, pida a quien la administra que la habilite.',
  'company-mismatch': 'La compañía solicitada no corresponde a esta dirección.',
  'company-not-found': 'La compañía solicitada no existe.',
  'document-not-found': 'El documento no existe o no pertenece a su cuenta.',
  'api-key-refused': 'La clave de API no existe, venció o se revocó. Pida una clave vigente a la compañía.',
  'api-key-scope': 'La clave de API no tiene permiso para esto. Pida una clave con ese alcance.',
  'api-key-not-found': 'La clave de API no existe en esta compañía. Actualice la lista.',
  'webhook-not-found': 'El webhook no existe en esta compañía. Actualice la lista.',
  'webhook-delivery-not-found':
    'La entrega no existe o ya se borró: se guardan por 30 días. Actualice la lista.',
  'webhook-delivery-waiting': 'Esta entrega ya está en espera: saldrá por sí sola. Actualice la lista.',
  'webhook-off': 'El webhook está inactivo y no recibe nada. Actívelo antes de reenviar.',
  'webhooks-too-many': 'La compañía ya tiene 20 webhooks. Elimine uno que no use.',
  'connection-not-found': 'La conexión no existe en esta compañía. Actualice la lista.',
  'api-key-over': 'Esta clave ya se revocó, venció o fue cambiada por otra. Actualice la lista.',
  'push-kind-unknown': 'No hay registros de la clase «{kind}». Use una de estas: {kinds}.',
  'push-by-record':
    'Los registros de la clase «{kind}» no se retiran por su clave. Envíelos como los demás, con "_deleted": true.',
  'push-unsupported':
    'El formato no se admite. Envíe NDJSON (application/x-ndjson) o un arreglo JSON (application/json), con o sin gzip.',
  'push-unreadable':
    'Lo enviado no se pudo leer hasta el final: el gzip o el arreglo JSON está incompleto o dañado. Envíelo de nuevo completo.',
  'push-slow':
    'Dejaron de llegar datos por {seconds} {seconds:segundo|segundos}. Envíe de nuevo; lo confirmado queda cargado.',
  'push-running':
    'Un envío con esta Idempotency-Key está en curso. Repítalo en {seconds} {seconds:segundo|segundos}.',
  'push-differs':
    'Ya hubo un envío con esta Idempotency-Key y otro contenido. Use una Idempotency-Key nueva por cada contenido.',
  'push-undone':
    'La compañía deshizo esta carga mientras llegaba: de ella no quedó nada. Envíe de nuevo todo su contenido.',
  'pushes-open':
    'Hay demasiados envíos en curso con esta clave o en esta compañía. Intente de nuevo en {seconds} {seconds:segundo|segundos}.',
  'load-not-found': 'No hay un envío con ese número que esta clave pueda consultar.',
  'session-over': 'Esa sesión ya terminó. Actualice la lista.',
  'session-is-own': 'Es su propia sesión. Para terminarla, elija Salir.',
  'person-still-staff':
    'Esta persona trabaja en la administración de la compañía. Cierre primero su acceso en Equipo.',
  'person-unknown': 'La compañía no guarda nada de ese correo.',
  'job-not-found': 'Otra persona ya se ocupó de este trabajo. Actualice la lista.',
  'event-not-found': 'El evento no existe o no está publicado para su empresa.',
  'event-closed': 'Las inscripciones de este evento están cerradas.',
  'vouchers-off':
    'La compañía no entrega comprobantes de egreso por el portal. Solicítelos a su contacto de tesorería.',
  'paper-not-found':
    'No hay un documento con ese código. Revise el código o pida el documento de nuevo a quien se lo entregó.',
  'paper-refused': 'Hoy no se puede expedir esta constancia. Revise los motivos y vuelva a intentarlo.',
  'certificates-off':
    'La compañía no entrega certificados por el portal. Solicítelos a su contacto en la compañía.',
  'certificate-empty': 'No se encontraron retenciones para el período seleccionado',
  'certificate-unreleased':
    'Aún no se publican{cuando}. Vuelva a intentarlo cuando la compañía los publique.',
  'certificate-revoked':
    'La compañía anuló este certificado («{motivo}»). Pida la corrección a su contacto en la compañía.',
  'certificates-in-background':
    'Son más de {n} certificados: el archivo se prepara en segundo plano y queda en Descargas.',
  'link-spent': 'El enlace ya se usó o venció. Solicite uno nuevo.',
  'export-in-background':
    'Son más de {n} filas: el archivo se prepara en segundo plano y queda en Descargas.',
  'export-too-long': 'Este formato admite hasta {n} filas. Reduzca el filtro o elija otro formato.',
  'exports-waiting':
    'Ya hay {n} {n:archivo|archivos} en preparación. Espere a que terminen o cancele alguno en Descargas.',
  'ticket-spent': 'La descarga ya se usó o venció. Descargue el archivo de nuevo desde el portal.',
  'hand-over-spent':
    'El paso a esta compañía ya se usó, venció o no empezó en este navegador. Por seguridad sirve una sola vez y por un minuto.',
  'page-offline': 'El portal está fuera de línea por mantenimiento. Intente más tarde.',
  'refresh-refused': 'Su sesión ya no es válida. Inicie sesión de nuevo.',
  'beyond-last-page':
    'Hay más resultados de los que se pueden recorrer por página. Use los filtros para reducirlos.',
  'captcha-needed':
    'Por seguridad, marque la casilla «No soy un robot» e ingrese de nuevo. Si no recuerda su contraseña, recupérela.',
  'captcha-refused':
    'La verificación no es válida o venció. Resuélvala de nuevo; lo demás que escribió se conserva.',
  'file-refused': 'Uno de los archivos no se puede recibir. Revise los archivos marcados.',
  'file-infected':
    'El antivirus encontró «{found}» en uno de los archivos y no se guardó nada. Revise su equipo y adjunte otro archivo.',
  'scanner-away':
    'En este momento no se pueden revisar los archivos con el antivirus. Lo que escribió se conserva: inténtelo de nuevo en un minuto.',
  'files-waiting':
    'Todavía se revisan otros archivos suyos. Lo que escribió se conserva: espere a que terminen y envíelo de nuevo.',
  'files-busy':
    'En este momento se revisan muchos archivos. Lo que escribió se conserva: inténtelo de nuevo en un minuto.',
  'request-not-found': 'La solicitud no existe o el enlace ya no es válido.',
  'request-not-returned':
    'La solicitud ya no está devuelta para corregir. Actualice la página para ver su estado.',
  'registration-off': 'La compañía no recibe solicitudes de registro por este portal en este momento.',
  'payments-off': 'Los pagos en línea no están habilitados para {company}.',
  'payment-not-found': 'El pago no existe o el enlace ya no es válido.',
  'payment-repeated':
    'Ya hay un pago aprobado de la referencia {referencia} por {valor}. Si necesita pagar de nuevo, use otra referencia.',
  'signature-refused': 'La firma del mensaje no es válida.',
  'gateway-unavailable':
    'La pasarela de pagos no respondió. No se hizo ningún cobro; intente de nuevo en unos minutos.',
  'step-up-needed': 'Confirme que es usted para continuar. Nada de lo que escribió se pierde.',
  'factor-required':
    'La compañía exige un segundo factor a su usuario. Actívelo en Mis datos, pestaña Seguridad, e intente de nuevo.',
  'factor-refused': 'El código o la llave de acceso no es válido. Revíselo e intente de nuevo.',
  'sign-in-step-expired':
    'La verificación venció o se empezó de nuevo en otra pestaña. Ingrese otra vez su correo y su contraseña.',
  'read-only-person':
    'Su usuario es de solo consulta. Pida a su usuario Master que lo haga; lo que escribió se conserva.',
  'acceptance-due':
    'La compañía actualizó los textos que rigen este portal. Ingrese de nuevo para leerlos y aceptarlos.',
  'acceptance-changed':
    'La compañía publicó una versión más reciente mientras usted leía. Lea la nueva versión y acéptela.',
  'mail-sender-missing': 'No hay una dirección de remitente. Escriba la de su compañía y guarde.',
  'oidc-unknown': 'Ninguna compañía usa el ingreso institucional con este correo. Ingrese con su contraseña.',
  'oidc-refused':
    'El proveedor de identidad no confirmó el ingreso. Intente de nuevo o ingrese con su contraseña.',
  'oidc-unverified':
    'El proveedor de identidad no dice que el correo esté verificado. Pida a su área de sistemas que lo verifique o ingrese con su contraseña.',
  'oidc-foreign':
    'La cuenta {email} no está invitada a la administración de la compañía. Pida a un administrador que la invite.',
  'oidc-factor':
    'La compañía exige un segundo factor y usted aún no tiene uno. Ingrese una vez con su contraseña para configurarlo.',
  'oidc-operator':
    'Su usuario opera esta instalación y no ingresa con la cuenta de una compañía. Ingrese con su contraseña.',
  'oidc-unproven':
    'Antes de vincular la cuenta de la compañía debe confirmar quién es. Acepte la invitación que recibió por correo, defina allí su contraseña e intente de nuevo.',
  'own-sign-in-needed':
    'Usted ingresó con la cuenta de la compañía. Para esto, cierre la sesión e ingrese con su contraseña.',
  'oidc-spent': 'El ingreso venció o empezó en otro navegador. Ingrese de nuevo.',
  'oidc-unreachable':
    'El proveedor de identidad no respondió o su dirección no es la de un proveedor. Intente de nuevo o ingrese con su contraseña.',
  'user-not-found': 'Este usuario no es de su empresa o ya no existe. Vuelva a la lista.',
  'user-exists': 'Este correo ya es de un usuario de su empresa. Búsquelo en la lista.',
  'supplier-not-found': 'Este proveedor no existe o es de otra compañía. Vuelva a la lista.',
  'supplier-inactive':
    'El ERP tiene este tercero como inactivo: nadie puede entrar por él. Actívelo en el ERP y vuelva a cargar.',
  'supplier-user-exists':
    'Esta persona ya es usuaria de este proveedor o tiene una invitación sin aceptar. Búsquela entre sus usuarios.',
  'factor-missing': 'Esta persona no tiene un segundo factor.',
  'factor-not-ours':
    'Su segundo factor no se puede quitar desde aquí. Pídalo a quien opera el servidor: user reset-factor.',
  'viewing-only':
    'Está viendo el portal como este proveedor, solo para consultar: aquí no se envía, descarga ni cambia nada.',
  'merge-refused':
    'Estos dos terceros no se pueden unir: uno ya se unió a otro o tiene un cambio de cuenta bancaria en trámite.',
  'invitations-not-found': 'Este envío de invitaciones no existe o es de otra compañía.',
  'invitations-busy': 'Este envío ya cambió. Recargue la página para ver cómo va.',
  'invitations-too-many': 'El archivo tiene {n} {n:fila|filas}. Divídalo en varios de hasta {most}.',
  'invitations-unreadable':
    'No encontramos las columnas NIT y correo en el archivo. Revise la primera fila: cada columna lleva su título.',
  'user-is-oneself':
    'No puede cambiar su propio acceso. Pídaselo a otro Master de su empresa; sus datos los cambia en Mis datos.',
  'import-not-found': 'La carga no existe o es de otra compañía.',
  'import-busy': 'La carga ya está en curso o terminada: ya no se puede cambiar.',
  'import-empty': 'Elija al menos un archivo.',
  'import-too-many-files': 'Una carga lleva a lo sumo 8 archivos. Haga otra con los demás.',
  'import-unready':
    'Falta decir la fuente, la columna de algún dato obligatorio o qué es alguna clase de entrada, o dos archivos traen lo mismo. Complételo y vuelva a probar.',
  'import-unchecked': 'Pruebe la carga antes de hacerla: cambió desde la última prueba.',
  'import-under-way': 'Esta carga todavía está llegando. Espere a que termine para deshacerla.',
  'import-not-undoable':
    'Esta carga ya no se puede deshacer: otra carga o una persona tocó lo que trajo, o ya pasaron 60 días.',
  'changed-meanwhile':
    'Alguien más cambió esto mientras usted lo tenía abierto. Revise lo que hay ahora y vuelva a guardar.',
  'decided-meanwhile':
    '{quien} ya decidió: {estado}, el {fecha}. Su decisión no se aplicó; lo que escribió sigue en pantalla.',
  'registration-has-master':
    'Este proveedor ya tiene un usuario Master: él decide a quién da acceso. Rechace la solicitud e indíquelo.',
  'record-moved':
    'El registro cambió desde que se pidió. Compare lo que dice hoy y apruebe de nuevo si aún corresponde.',
  'last-master-leaves':
    'La persona es el único usuario Master del proveedor. Antes, el proveedor debe ceder ese rol a otra persona.',
  'bank-decision-refused': '{razon}',
  'evaluation-unscored': 'Para publicar falta valorar: {criterios}.',
  'version-not-found': 'Esta versión ya no existe. Vuelva al historial y elija otra.',
  'not-operator':
    'Solo quien opera esta instalación puede crear compañías. Pídalo a quien administra el servidor.',
  'maintenance-not-found': 'Este mantenimiento no existe o es de otra compañía. Recargue la página.',
  'maintenance-over':
    'Este mantenimiento ya terminó o se anuló. Recargue la página para ver cómo quedó; lo que escribió sigue aquí.',
  'last-administrator': 'Es el último administrador de la compañía: nombre otro antes de quitarle el rol.',
  'master-too-new':
    'Usted es Master desde hace menos de 48 horas. Desde el {fecha} podrá retirar, desactivar o cambiar el acceso de quienes ya eran usuarios; mientras tanto puede invitar a otros.',
  'user-is-master': 'Esta persona es Master. Quítele primero el rol y después desactívela.',
  'user-joined': 'La persona ya aceptó la invitación. No hace falta enviarla de nuevo.',
  'user-not-joined': 'La persona no puede entrar todavía: no ha aceptado la invitación o está inactiva.',
  'invitation-just-sent':
    'La invitación se envió hace menos de un minuto. Espere un momento antes de repetirla.',
  'too-many-invitations':
    'Su empresa tiene demasiadas invitaciones sin aceptar. Retire las que no necesite o espere a que venzan.',
  'act-refused': 'El documento cambió y ya no espera esta respuesta. Recargue la página para ver su estado.',
  'act-decided':
    '{persona} ya decidió el {fecha}: {resultado}. Lo que escribió sigue aquí; la decisión se ve al recargar.',
  'act-withdrawn':
    'El proveedor ya aceptó el documento y retiró lo que había dicho. Recargue la página para ver su estado.',
  'mail-not-again':
    'Este correo ya se envió y su contenido se borró: no se puede enviar de nuevo. Repita lo que lo causó.',
  'objection-late': 'El plazo para objetar esta nota venció el {fecha}.',
  'question-closed': 'La consulta está cerrada. Reábrala para escribir; lo que escribió se conserva.',
  'review-late':
    'El plazo para solicitar la revisión de esta evaluación ya venció. Lo que escribió se conserva; comuníquese con la compañía.',
  'review-open':
    'Ya hay una solicitud de revisión en trámite para esta evaluación. Escriba en ella lo que quiera agregar; lo que escribió se conserva.',
  'review-closed': 'La solicitud de revisión ya terminó. Recargue la página para ver en qué quedó.',
  'evaluation-replaced':
    'La compañía publicó una versión más reciente de esta evaluación. Ábrala; lo que escribió se conserva.',
  'action-changed':
    'La acción cambió mientras usted escribía. Recargue la página y compare; lo que escribió se conserva.',
  'action-closed': 'Esta acción ya no se puede cambiar. Recargue la página para ver su estado.',
  'too-many-actions': 'El plan ya tiene el máximo de acciones. Retire una o complete las que hay.',
  'bank-hidden':
    'Es usuario Master desde hace menos de 48 horas. Por seguridad todavía no puede ver ni cambiar las cuentas bancarias.',
  'push-service-unknown':
    'Este navegador usa un servicio de avisos que el portal no conoce. Puede seguir con el portal y el correo.',
  'bank-change-open':
    'Ya hay un cambio de cuenta en curso para una de esas sucursales. Espere a que termine o cancélelo; lo que escribió se conserva.',
  'bank-account-same': 'Esa cuenta ya está en uso en las sucursales elegidas. Revise el número.',
  'bank-change-refused':
    'La solicitud no cumple las condiciones de un cambio de cuenta. Revise el titular, su NIT, la fecha y el archivo de la certificación.',
  'bank-change-closed': 'Este cambio de cuenta ya terminó. Actualice la página para ver en qué quedó.',
  'upload-moved': 'El portal ya tiene otra parte de este archivo. La subida continúa desde donde va.',
  'upload-incomplete': 'El archivo no ha terminado de subir. Espere a que termine e inténtelo de nuevo.',
  'upload-damaged':
    'El archivo llegó distinto de como salió de su equipo. Elíjalo de nuevo para subirlo otra vez.',
  'upload-version': 'Esta forma de subir archivos no se reconoce. Actualice la página e inténtelo de nuevo.',
  'too-many-uploads':
    'Tiene demasiadas subidas sin terminar. Termínelas o descarte alguna antes de empezar otra.',
  'document-decided': 'La compañía ya decidió sobre esta versión. Actualice la página para ver su estado.',
  'post-not-found': 'La publicación no existe o ya no está disponible.',
  'post-changed': 'El comunicado cambió mientras lo leía. Revise la nueva versión y confirme.',
  'picture-not-found': 'Esta imagen ya no está en la biblioteca. Vuelva a la biblioteca y elija otra.',
  'picture-used': 'La imagen se usa en alguna parte. Quítela de los lugares donde se usa, o reemplácela.',
  'template-not-found': 'La compañía no tiene este documento. Revise la dirección o ábralo desde el menú.',
  'template-failed':
    'No pudimos preparar este documento. La compañía ya tiene el aviso; intente de nuevo más tarde o escríbale desde la página de contacto.',
  'view-not-found': 'La vista guardada ya no existe. Recargue la página para ver las que hay.',
  'view-name-taken': 'Ya tiene una vista con ese nombre en esta lista. Escriba otro nombre.',
  'too-many-report-schedules':
    'Ya tiene {n} {n:envío programado|envíos programados}. Quite uno para programar otro.',
  'too-many-views':
    'Ya tiene {n} {n:vista guardada|vistas guardadas} de esta lista. Elimine una para guardar otra.',
  'profile-changed':
    'Sus datos cambiaron en otra ventana. Lo que escribió se conserva: compare y guarde de nuevo.',
  'record-changed':
    'El registro cambió mientras usted escribía. Lo que escribió se conserva: revise los valores de hoy y envíe de nuevo.',
  'name-fixed':
    'La razón social no se cambia por el portal porque ya hay documentos a su nombre. Comuníquese con la compañía.',
  'request-pending': 'Ya hay una solicitud en trámite. Retírela o espere la respuesta para hacer otra.',
  'request-decided': 'La solicitud ya se respondió o se retiró. Recargue la página para ver su estado.',
  'disk-full':
    'El servidor no tiene espacio en disco y no guardó lo que envió. Avise a la compañía e intente de nuevo más tarde.',
  'service-unavailable': 'El servicio no está disponible en este momento. Intente de nuevo en unos segundos.',
  unexpected: genericFailure,
}

/** Text of the loading overlay (spec 7). */
export const loadingText = 'Procesando la solicitud...'
/** The 500 page (spec 8). */
export const serverErrorTitle = '¡Oops! Error en el Servidor ... intenta de nuevo más tarde'
/** Cache cleaned (spec 8). */
export const cacheCleaned = 'Se ha limpiado la cache de la sesión activa'

/** A field whose text holds what no database keeps. */
export const unstorableText = 'Contiene caracteres que no se admiten.'
