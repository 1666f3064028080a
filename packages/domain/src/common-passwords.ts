/**
 * Common passwords in Colombia and elsewhere, without capitals, accents, digits and signs: Millonarios2026* is as weak
 * as millonarios.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  abcdefghij abcdefghijk abcabcabc abcd qwerty qwertyuiop qwertyui qwertz qazwsx qazwsxedc asdfgh asdfghjkl zxcvbn
  zxcvbnm poiuytrewq lkjhgfdsa mnbvcxz qweasd qweasdzxc asdqwe qwerasdf
  password passwords passw passwd contrasena contrasenia contrasenya clave claves miclave laclave clavesegura
  claveacceso claveprueba micontrasena contrasenasegura nuevaclave nuevacontrasena claveprovisional clavetemporal
  secreto secret secreta supersecreto topsecret nopassword sinclave olvidelaclave cambiame cambiar changeme
  administrador administrator admin administracion root usuario user invitado guest prueba pruebas test testing demo
  ejemplo default temporal temporary welcome bienvenido bienvenida bienvenidos hola holamundo helloworld hello letmein
  entrar entrada acceso accesototal login ingreso ingresar iniciarsesion autorizado soyyo loquesea asdf nose
  iloveyou teamo teamomucho teamoamor teamomiamor teamomama teamomivida tequiero tequieromucho amor amorcito miamor
  mivida mivida amoreterno amordemivida princesa princesita principe corazon corazoncito bebe bebita preciosa hermosa
  bonita linda carino mimami mipapi mama papa mamita papito mamaypapa familia mifamilia hijos mishijos abuela
  dios diosesamor diosmio jesus jesucristo jesusteamo cristo cristoviene cristoteama maria virgenmaria espiritusanto
  bendicion bendiciones angel angeles angelito divinonino padrenuestro gloriaadios diosteama diosesgrande
  colombia colombiano colombiana micolombia colombiatierraquerida vivacolombia colombialinda locombia bogota bogotano
  medellin cali caliesvalle barranquilla cartagena bucaramanga cucuta pereira manizales armenia ibague neiva pasto
  popayan villavicencio santamarta valledupar monteria sincelejo riohacha tunja quibdo florencia yopal arauca leticia
  antioquia antioquenio cundinamarca santander boyaca tolima huila caldas risaralda quindio narino cauca
  valledelcauca atlantico bolivar magdalena cesar cordoba sucre guajira choco meta casanare putumayo caqueta amazonas
  millonarios millos nacional atleticonacional america americadecali deportivocali junior juniordebarranquilla
  santafe independientesantafe medallo independientemedellin oncecaldas tolimense bucaro seleccioncolombia realmadrid
  barcelona futbol futbolista jamesrodriguez falcao messi ronaldo cristiano neymar maradona
  pescaito caribe caribena arepa arepas ajiaco bandejapaisa sancocho aguardiente aguapanela cafe cafetero tinto
  vallenato cumbia salsa reggaeton shakira karolg feid maluma juanes carlosvives
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  lunes martes miercoles jueves viernes sabado domingo verano invierno primavera otono navidad feliznavidad
  andres camila carlos carolina catalina cristian daniel daniela david diana diego esteban fernando gabriela
  jorge jose juan juancarlos juandavid juanpablo julian laura leonardo luis luisfernando luz marcela marianela mariana
  mariajose mario mateo miguel natalia nicolas oscar paola paula pedro ricardo sandra santiago sara sebastian sofia
  valentina valeria veronica victor wilson yolanda alejandra alejandro alexander alexandra andrea angela angelica
  fernanda francisco gloria gustavo hernan ivan isabella javier jessica johana katherine liliana lorena manuela margarita
  martha monica patricia rodrigo samuel tatiana ximena
  estrella estrellita luna lunita sol solecito cielo mariposa mariposas flores florecita rosa rosas arcoiris chocolate
  chocolatina gatito gatita perrito perrita mascota tigre tigres leon leones lobo lobos aguila aguilas dragon dragones
  caballo caballos delfin delfines pantera panteras conejo conejito osito ositos monkey elefante
  sunshine superman batman spiderman pokemon naruto goku dragonball starwars minecraft fortnite freefire mickey
  football baseball basketball soccer master shadow michael jordan hunter killer trustno ninja mustang pepper
  computador computadora internet google facebook instagram whatsapp telefono celular samsung iphone windows microsoft
  empresa miempresa proveedor proveedores portal portalproveedores portaldeproveedores factura facturas facturacion
  factura electronica facturaelectronica contabilidad contador contadora tesoreria cartera compras ventas gerencia
  gerente secretaria oficina trabajo negocio comercial comercializadora distribuidora inversiones enlace nomina
  dinero plata platica pesos millonario millonaria banco bancolombia davivienda nequi daviplata ahorros
  libertad paz esperanza felicidad alegria amistad amigos amigas mejoresamigos porsiempre parasiempre siempre
  salud suerte exito triunfo victoria campeon campeones campeona ganador ganadora vencedor guerrero guerrera
  corporacion universidad colegio estudiante profesor profesora ingeniero ingeniera abogado abogada doctor doctora
  mariapaz juanita juanito pepito carlitos lupita tomate patito pollito payaso fantasma rockandroll heavymetal
  `
    .trim()
    .split(/\s+/),
)
