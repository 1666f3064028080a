/** The findings of the command `doctor` about a running installation. */
export const doctorCareTexts = {
  engine: 'PostgreSQL {version}',
  engineOld: 'PostgreSQL {version}: se necesita la versión 15 o posterior. Actualice el servidor.',
  engineUnreleased:
    'PostgreSQL {version} es una versión de prueba: no guarde en ella datos de una empresa. Instale una versión publicada.',
  guards: 'Seguridad por filas: en vigor en todas las tablas',
  guardsFault:
    'Seguridad por filas: no está en vigor en {tables}. Alguien la quitó: restaure el esquema antes de seguir.',
  login: 'Usuario de la base de datos: no puede tomar el rol del dueño del esquema',
  loginOwns:
    'Usuario de la base de datos: el de DATABASE_URL puede tomar el rol del dueño del esquema, al que la seguridad por filas no detiene. Cree otro para la aplicación (docs/operations.md, Roles of the database) y deje este en DATABASE_ADMIN_URL.',
  newer:
    'Esquema: una versión más nueva ya lo amplió ({name}). Esta funciona con él; termine de actualizar los demás nodos.',
  clock: 'Reloj: igual al de la base de datos',
  clockFault:
    'Reloj: {seconds} {seconds:segundo|segundos} de diferencia con la base de datos. Active la hora automática (NTP) en los dos equipos.',
  replica: 'Réplica de lectura: sigue a la base de datos',
  replicaBehind:
    'Réplica de lectura: va atrasada más de {seconds} segundos; mientras tanto las listas se leen de la base principal. Revise la red y la carga de la réplica.',
  replicaForeign:
    'Réplica de lectura: lo que hay en DATABASE_READ_URL no es una réplica de esta base de datos. Corrija la dirección o vuelva a crear la réplica.',
  replicaAway:
    'Réplica de lectura: no responde ({reason}); las listas se leen de la base principal. Revise DATABASE_READ_URL.',
  storage: 'Almacenamiento: se escribe, se lee y se borra',
  storageFault: 'Almacenamiento: no funciona ({reason}). Revise STORAGE_URL, sus permisos y el disco.',
  reachable: 'Dirección pública: responde',
  unreachable:
    'Dirección pública: {url} no responde desde aquí ({reason}). Si el portal está iniciado, revise el DNS, el proxy y el certificado.',
  sealed: 'Datos sellados: {count} {count:valor se abre|valores se abren} con la clave secreta',
  sealedUnknown:
    'Datos sellados: {count} {count:valor no se abre|valores no se abren} con la clave secreta. Ponga la clave con que {count:se selló|se sellaron} (SECRET_KEY o el archivo secret-key de la copia).',
  sealedPending:
    'Datos sellados: {count} {count:valor sigue|valores siguen} con la clave anterior. Ejecute npm run enlace -- secret-key rotate.',
  previousKept:
    'Clave anterior: aún se acepta, y nada sellado la necesita. Cuando pasen unos días: npm run enlace -- secret-key forget.',
  backup: 'Última copia: {at}',
  backupOld: 'Última copia: {at}, hace {days} {days:día|días}. Programe npm run enlace -- backup cada día.',
  backupNone: 'Última copia: ninguna. Haga una con npm run enlace -- backup y llévela a otro equipo.',
  jobs: 'Trabajos: ninguno abandonado',
  jobsDead:
    'Trabajos: {count} {count:abandonado|abandonados} tras varios intentos. {count:Véalo|Véalos} en la administración, Control, y {count:repítalo o descártelo|repítalos o descártelos}.',
  mails: 'Mensajes: ninguno abandonado',
  mailsDead: 'Mensajes: {count} sin entregar. Véalos con npm run enlace -- mail list.',
  figures: 'Totales de las listas: iguales a los documentos',
  figuresFault:
    'Totales de las listas: {count} {count:grupo difiere|grupos difieren} de los documentos (compañía {company}, {table}). Corríjalos con npm run enlace -- doctor --mend.',
  figuresMended:
    'Totales de las listas: {count} {count:grupo corregido|grupos corregidos} (compañía {company}, {table}).',
  sources: 'Fuentes de datos: ninguna atrasada',
  sourcesLate: 'Fuentes de datos: atrasadas {names}. Revise la carga o la conexión de cada una.',
} as const
