import type { LegalCode } from './schemas.ts'
import * as places from '../core/words/place-texts.ts'

/** Placeholders in the template if the company has no contact data. */
export const readyLegalGaps = {
  email: '[escriba el correo de la compañía]',
  address: '[escriba la dirección de la compañía]',
} as const

/**
 * Templates of legal texts: what a portal of this kind asks and stores, under the laws of Colombia. They are not shown
 * before the company has reviewed and published them.
 */
export const readyLegalTexts: Readonly<Record<LegalCode, { title: string; html: string }>> = {
  terminos: {
    title: places.terms,
    html: `<p>Estos términos regulan el uso del portal de proveedores de <strong>{nombre}</strong>, NIT {nit}, con domicilio en {address} (en adelante, la Compañía). Al registrarse o iniciar sesión, quien usa el portal declara que los leyó y los acepta.</p>
<h2>1. Para qué sirve el portal</h2>
<p>El portal permite a los proveedores consultar sus documentos con la Compañía, y a las empresas interesadas solicitar su registro. La información tiene carácter informativo: en caso de diferencia prevalecen los registros contables y los documentos firmados por las partes.</p>
<h2>2. Quién puede usarlo</h2>
<ol><li>Cualquier persona puede consultar las páginas públicas.</li><li>Los documentos solo los ve quien recibió una invitación de la Compañía o del usuario principal de su empresa.</li><li>El usuario principal responde por los usuarios que invite y debe desactivar a quien ya no trabaje con la empresa.</li></ol>
<h2>3. Cuenta y contraseña</h2>
<p>La contraseña es personal: la crea cada usuario y la Compañía no la conoce. Quien sospeche que otra persona la usa debe cambiarla de inmediato y avisar a la Compañía.</p>
<h2>4. Uso permitido</h2>
<p>No está permitido intentar acceder a información de otros proveedores, alterar documentos, cargar archivos con código malicioso ni suplantar a otra persona. La Compañía puede suspender el acceso mientras verifica un uso indebido.</p>
<h2>5. Información que entrega el proveedor</h2>
<p>El proveedor garantiza que los datos y documentos que carga son veraces y están vigentes, y se obliga a actualizarlos cuando cambien.</p>
<h2>6. Disponibilidad</h2>
<p>Una interrupción del portal no modifica los plazos de pago ni las obligaciones de las partes.</p>
<h2>7. Datos personales</h2>
<p>El tratamiento de datos personales se rige por la <a href="#/privacy-policy">política de tratamiento de datos personales</a>, cuya autorización se pide por separado.</p>
<h2>8. Cambios, ley aplicable y contacto</h2>
<p>La Compañía puede modificar estos términos; la versión vigente se publica en esta página con su fecha. Se aplican las leyes de la República de Colombia. Las dudas se reciben en {email} y en la página de <a href="#/contact-us">contacto</a>.</p>`,
  },
  privacidad: {
    title: 'Política de tratamiento de datos personales',
    html: `<p>{nombre} trata los datos personales de sus proveedores, de sus contactos y de quienes visitan este portal conforme a la <strong>Ley 1581 de 2012</strong>, al <strong>Decreto 1377 de 2013</strong> (compilado en el Decreto 1074 de 2015) y a esta política.</p>
<h2>1. Responsable del tratamiento</h2>
<ul><li>Razón social: {nombre}</li><li>NIT: {nit}</li><li>Dirección: {address}</li><li>Correo: {email}</li></ul>
<h2>2. Datos que tratamos</h2>
<p>De las personas de contacto: nombre, identificación, cargo, área, teléfono, correo y ciudad. De las personas naturales que son proveedoras, también los datos tributarios y bancarios necesarios para pagarles. Del uso del portal: fecha, hora, dirección IP y operaciones realizadas.</p>
<h2>3. Finalidades</h2>
<ul><li>Estudiar y tramitar solicitudes de inscripción, y verificar la identidad de quien las presenta.</li><li>Gestionar la relación comercial: órdenes, entregas, facturas, pagos, retenciones y certificados.</li><li>Cumplir obligaciones contables y tributarias.</li><li>Responder consultas, peticiones y reclamos.</li><li>Enviar avisos sobre el portal y sobre los documentos del proveedor.</li><li>Proteger el portal: prevenir fraudes y conservar la trazabilidad de las operaciones.</li></ul>
<h2>4. Derechos de los titulares</h2>
<p>Según el artículo 8 de la Ley 1581 de 2012, el titular puede:</p>
<ol><li>Conocer, actualizar y rectificar sus datos personales.</li><li>Solicitar prueba de la autorización otorgada.</li><li>Ser informado del uso que se ha dado a sus datos.</li><li>Presentar quejas ante la Superintendencia de Industria y Comercio, después de acudir a la Compañía.</li><li>Revocar la autorización o solicitar la supresión de sus datos, cuando no exista un deber legal o contractual de conservarlos.</li><li>Acceder en forma gratuita a sus datos personales.</li></ol>
<h2>5. Canales y procedimiento</h2>
<p>Las consultas y reclamos se presentan en {email}, en la página de <a href="#/contact-us">contacto</a> o por escrito en la dirección de la Compañía. Las consultas se responden en 10 días hábiles, prorrogables hasta por 5 más; los reclamos, en 15 días hábiles, prorrogables hasta por 8 más. Si el reclamo está incompleto, se pide completarlo dentro de los cinco días siguientes a su recibo; pasados dos meses sin respuesta del interesado se entiende desistido.</p>
<h2>6. Seguridad</h2>
<p>Se aplican medidas técnicas, humanas y administrativas para evitar la pérdida, consulta o uso no autorizado de los datos.</p>
<h2>7. Vigencia</h2>
<p>Esta política rige desde su publicación. Los datos se conservan mientras dure la relación comercial y por los plazos que exigen las normas contables y tributarias. Los cambios sustanciales se avisan en el portal antes de aplicarse.</p>`,
  },
}
