import { certificateSettingsFaults } from '../../../certificates/settings/texts.ts'

/** The action `certificate-key` of the command `company`, which sets the certificate that signs its papers. */
export const certificateKeyTexts = {
  kept: '{company}: los certificados se firman a nombre de «{nombre}».',
  issuer: 'Emitido por: {emisor}',
  trial: 'Es un certificado de prueba: ninguna entidad de certificación respalda la firma.',
  period: 'Vigente desde el {desde} hasta el {hasta}.',
  fingerprint: 'Huella SHA-256: {huella}',
  none: '{company}: los certificados se expiden sin firma digital.',
  removed: '{company}: se retiró el certificado de firma; los que ya se firmaron no cambian.',
  expired:
    'Aviso: el certificado venció el {hasta}. Los certificados se expiden sin firma hasta que cargue uno vigente.',
  expires: 'Aviso: el certificado vence en {dias} {dias:día|días}, el {hasta}. Solicite su renovación.',
  early: 'Aviso: el certificado rige desde el {desde}. Hasta ese día los certificados se expiden sin firma.',
  selfIssued: 'Aviso: el certificado es autofirmado; los lectores de PDF no confiarán en la firma.',
  noChain: 'Aviso: el archivo no trae el certificado de quien lo emitió ({emisor}); inclúyalo al exportarlo.',
  sealedElsewhere:
    'Aviso: se guardó con otra SECRET_KEY y no se puede abrir. Los certificados se expiden sin firma: cárguelo de nuevo.',
  actionUnknown: 'Falta la acción: certificate-key set, show, trial o remove.',
  fileMissing: 'Falta el archivo del certificado (--file), en formato PKCS#12 (.p12 o .pfx) o PEM.',
  fileUnreadable: 'No se puede leer el archivo {path}.',
  fileTooLarge: 'El archivo {path} pesa más de {limit} kB: no es un certificado de firma.',
  passwordMissing:
    'Falta la contraseña del archivo: póngala en la variable CERTIFICATE_PASSWORD o en un archivo que nombre CERTIFICATE_PASSWORD_FILE.',
  faults: {
    ...certificateSettingsFaults.keys,
    'wrong-password': 'La contraseña no abre el archivo. Revise CERTIFICATE_PASSWORD.',
    'key-locked': 'La clave privada del PEM está cifrada: ponga su contraseña en CERTIFICATE_PASSWORD.',
  },
} as const
