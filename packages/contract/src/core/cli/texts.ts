import * as fields from '../words/field-texts.ts'
import * as places from '../words/place-texts.ts'

/** The texts of the command line for the company's operator. */
export const cliTexts = {
  title: 'Enlace: portal de proveedores',
  usage: 'Uso: npm run enlace -- <comando> [opciones]',
  commands: 'Comandos:',
  more: 'Ayuda de un comando: npm run enlace -- <comando> --help',
  unknownCommand: 'El comando «{name}» no existe. Escriba npm run enlace -- --help para ver la lista.',
  unknownOption: 'La opción «{option}» no existe. {usage}',
  unexpected: 'Ocurrió un error inesperado: {message}',
  unexpectedHint: 'Con DEBUG=true se muestra el detalle.',
  settingsFault: 'La configuración tiene errores:',
  databaseUnreachable: 'La base de datos de DATABASE_URL no responde: {reason}',
  buildFailed: 'El portal no se pudo compilar: {reason}',
} as const

/** The command `start`. */
export const startTexts = {
  newerSchema:
    'La base de datos ya es de una versión más nueva de Enlace ({names}); esta puede seguir con ella. Instale también aquí la versión nueva cuando pueda.',
  firstAdministrator:
    'Aún no hay administradores. Cree el primero con este enlace (sirve una vez, hasta el {until}):',
  summary: 'Inicia el portal y, si hace falta, crea la base de datos y los datos de demostración',
  ready: 'Enlace está listo ({time})',
  portal: 'Portal',
  otherCompany: 'Otra compañía',
  backoffice: 'Administración',
  docs: 'API',
  folder: fields.data,
  database: 'PostgreSQL en {host}',
  demo: 'Usuarios de demostración (contraseña {password})',
  demoStaff: 'En la administración, con la misma contraseña',
  demoMaster: 'usuario principal, tres sucursales',
  demoUser: 'una sucursal',
  demoCaribe: 'Cementos del Caribe',
  demoIndependent: 'Persona natural con cuentas de cobro',
  demoClosed:
    'Los usuarios de demostración están cerrados porque otros equipos pueden llegar a este servidor. Para abrirlos: DEMO=true.',
  noCompany: 'Aún no hay ninguna compañía. Cree una con: npm run enlace -- company',
  stopHint: 'Ctrl C para terminar',
  stopping: 'Terminando…',
  stopped: 'Enlace terminó.',
  stillStopping: 'Ya se está terminando; espere un momento.',
  stuck: 'No terminó a tiempo; se cierra sin esperar más.',
} as const

/** The command `worker`. */
export const workerTexts = {
  summary: 'Hace solo el trabajo de fondo (correos, importaciones, avisos), sin atender páginas',
  needsServer:
    'El trabajo de fondo aparte necesita un servidor PostgreSQL: ponga su dirección en DATABASE_URL. Con la base de datos incluida lo hace «start».',
  ready: 'El trabajo de fondo está en marcha.',
  health: 'Estado: {address}',
  stopped: 'El trabajo de fondo terminó.',
} as const

/** The command `migrate`. */
export const migrateTexts = {
  summary: 'Actualiza el esquema de la base de datos',
  done: 'El esquema de la base de datos está al día.',
} as const

/** The command `demo`. */
export const demoTexts = {
  summary: 'Crea las compañías de demostración en una base de datos vacía',
  done: 'Se crearon las dos compañías de demostración ({time}).',
  refused: 'La base de datos ya tiene compañías: los datos de demostración solo se crean en una vacía.',
  notLocal:
    'Este servidor no es solo local: los usuarios de demostración quedarían al alcance de cualquiera. Si es lo que quiere: DEMO=true.',
} as const

/** The command `doctor`. */
export const doctorTexts = {
  summary: 'Revisa la instalación: Node, carpeta, disco, base de datos, permisos, claves y correo',
  good: 'bien',
  warning: 'atención',
  bad: 'mal',
  allGood: 'Todo está en orden.',
  someBad: 'Hay {count} por corregir.',
  node: 'Node {version}',
  nodeOld: 'Node {version}: se necesita la versión 24 o posterior.',
  settings: places.settings,
  settingsFault: 'Configuración: {reason}',
  folder: 'Carpeta de datos {folder}: se puede escribir',
  folderFault: 'Carpeta de datos {folder}: no se puede escribir. Dé permiso o cambie DATA_DIR.',
  disk: 'Espacio libre: {libre} de {total} en {lugar}',
  diskLow:
    'Espacio libre: {libre} de {total} ({porcentaje} %) en {lugar}. Libere espacio o amplíelo antes de que el portal deje de recibir archivos.',
  diskFull:
    'Espacio libre: {libre} de {total} ({porcentaje} %) en {lugar}. El portal no recibe archivos ni cargas hasta que se libere espacio.',
  database: 'Base de datos: responde y su esquema está al día',
  databaseFault: 'Base de datos: {reason}',
  roles: 'Permisos: los usuarios de la aplicación no pueden saltarse la seguridad por filas',
  companies: 'Compañías: {count}',
  secretKept: 'Clave secreta: la guarda la instalación en su carpeta de datos',
  secretGiven: 'Clave secreta: definida en SECRET_KEY',
  mail: 'Correo: {server} responde y recibe los mensajes del portal',
  mailFault:
    'Correo: {server} no recibe los mensajes del portal ({reason}). Revise SMTP_URL; mientras tanto los mensajes esperan.',
  mailNone:
    'Correo: sin SMTP_URL los mensajes se guardan y no salen; se leen con npm run enlace -- mail list',
  publicAddress: 'Dirección pública: {url}',
  publicPlain:
    'Dirección pública: {url} no usa https; fuera de este equipo el captcha no funciona sin https.',
  demoOpen: 'Usuarios de demostración: abiertos en un servidor al que otros pueden llegar (DEMO=true)',
} as const
