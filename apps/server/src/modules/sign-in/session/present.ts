import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type {
  getSessionContext,
  getUserInfo,
  login,
  switchMembership,
} from '@enlace/contract/sign-in/session/calls.ts'
import type { SessionPerson } from '@enlace/contract/sign-in/session/schemas.ts'
import type { IssuedTokens, OpenedPerson } from './commands.ts'
import type { getSession, PersonMembership, ScopePerson } from './queries.ts'

/** The login's answer with the specification's names. */
export function loginAnswer(person: OpenedPerson, tokens: IssuedTokens): AnswerOf<typeof login> {
  return {
    ...oauthTokens(tokens),
    data: sessionPerson(person, tokens.session_token),
    error: false,
    message: '',
  }
}

/** The switch's answer: the other membership's tokens and person. */
export function switchAnswer(person: OpenedPerson, tokens: IssuedTokens): AnswerOf<typeof switchMembership> {
  return {
    ...oauthTokens(tokens),
    data: sessionPerson(person, tokens.session_token),
    company: person.company_id,
  }
}

/** The data of an open session for the shell. */
export function sessionContext(
  { person, accounts, memberships, modules }: Awaited<ReturnType<typeof getSession>>,
  isElsewhere: (membership: PersonMembership) => boolean,
): AnswerOf<typeof getSessionContext> {
  return {
    person: sessionPerson(person, ''),
    thirdParty: { nit: person.nit, razon_social: person.razon_social, isMipyme: person.is_mipyme },
    accounts,
    memberships: memberships.map((membership) => ({ ...membership, isElsewhere: isElsewhere(membership) })),
    modules,
  }
}

/** The person's own data (spec 3, User info). */
export function userInfo(person: ScopePerson): AnswerOf<typeof getUserInfo>['userInfo'] {
  return {
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    cityName: person.city_name,
    movil: person.movil,
    movilIndicative: person.movil_indicative,
  }
}

function oauthTokens({ access_token, refresh_token, expires_in, client_id, client_secret }: IssuedTokens) {
  return { access_token, refresh_token, expires_in, client_id, client_secret }
}

function sessionPerson(
  person: Pick<
    OpenedPerson,
    'identity_id' | 'email' | 'first_name' | 'last_name' | 'is_master' | 'razon_social'
  >,
  session_token: string,
): SessionPerson {
  return {
    session_token,
    userId: person.identity_id,
    contactFirstName: person.first_name,
    contactLastName: person.last_name,
    contactEmail: person.email,
    razon_social: person.razon_social,
    isMaster: person.is_master,
  }
}
