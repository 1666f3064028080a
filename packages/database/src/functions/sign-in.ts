// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/sign-in/` are called with. */
export interface SignInFunctions {
  add_passkey: {
    person: string | null
    credential: string | null
    key: Buffer | null
    first_counter: number | string | null
    ways: readonly string[] | null
    host: string | null
    given_name: string | null
    synced: boolean | null
    at_most: number | null
  }
  audit_refusal: {
    token: Buffer | null
    cookie: Buffer | null
    what: string | null
    aim: string | null
    origin: string | null
    more: string | null
  }
  audit_staff_refusal: {
    token: Buffer | null
    cookie: Buffer | null
    what: string | null
    origin: string | null
    more: string | null
  }
  begin_factor_step: {
    token: Buffer | null
    what: string | null
    person: string | null
    company: number | null
    membership: string | null
    family: string | null
    must_enrol: boolean | null
    question: string | null
    sealed_key: Buffer | null
    valid_seconds: number | null
  }
  begin_oidc_login: {
    company: number | null
    state: Buffer | null
    browser: Buffer | null
    proof: Buffer | null
    valid_seconds: number | null
  }
  begin_staff_email_change: {
    member: string | null
    wanted: string | null
    old_token: Buffer | null
    new_token: Buffer | null
    valid_seconds: number | null
  }
  begin_staff_step: {
    token: Buffer | null
    what: string | null
    person: string | null
    company: number | null
    member: string | null
    family: string | null
    must_enrol: boolean | null
    question: string | null
    sealed_key: Buffer | null
    valid_seconds: number | null
  }
  begin_supplier_view: {
    session: string | null
    third_party: number | null
    wanted: string | null
    code: Buffer | null
    at_host: string | null
    from_host: string | null
    valid_seconds: number | null
    origin: string | null
  }
  hand_over_session: {
    left_session: string | null
    wanted: string | null
    code: Buffer | null
    target_host: string | null
    from_host: string | null
    is_shared: boolean | null
    valid_seconds: number | null
  }
  note_device: {
    person: string | null
    former: Buffer | null
    token: Buffer | null
    device_text: string | null
    origin: string | null
    trust_seconds: number | null
  }
  note_refusal: {
    door: string | null
    wanted_email: string | null
    company: number | null
    origin: string | null
    device_text: string | null
    why: string | null
    most: number | null
    most_people: number | null
    within_seconds: number | null
    quiet_seconds: number | null
  }
  note_sign_in: {
    person: string | null
    company: number | null
    origin: string | null
    device_text: string | null
    what: string | null
  }
  open_factor_staff_scope: {
    token: Buffer | null
    cookie: Buffer | null
    roles: readonly string[] | null
    renews: boolean | null
    step_up_seconds: number | null
  }
  open_scope: {
    token: Buffer | null
    cookie: Buffer | null
    account: number | null
    module: string | null
    needs_master: boolean | null
    renews: boolean | null
  }
  open_session: {
    company: number | null
    membership: string | null
    client: string | null
    secret_hash: Buffer | null
    cookie: Buffer | null
    token: Buffer | null
    access: Buffer | null
    refresh: Buffer | null
    token_seconds: number | null
    absolute_seconds: number | null
    previous_cookie: Buffer | null
    origin: string | null
    device_text: string | null
    shown: string | null
  }
  open_staff_scope: {
    token: Buffer | null
    cookie: Buffer | null
    roles: readonly string[] | null
    renews: boolean | null
    step_up_seconds: number | null
  }
  open_staff_session: {
    company: number | null
    member: string | null
    client: string | null
    secret_hash: Buffer | null
    cookie: Buffer | null
    token: Buffer | null
    absolute_seconds: number | null
    previous_cookie: Buffer | null
    origin: string | null
    device_text: string | null
    shown: string | null
  }
  open_stepped_scope: {
    token: Buffer | null
    cookie: Buffer | null
    account: number | null
    module: string | null
    needs_master: boolean | null
    renews: boolean | null
    valid_seconds: number | null
    only_with_factor: boolean | null
  }
  refresh_session: {
    client: string | null
    secret_hash: Buffer | null
    cookie: Buffer | null
    refresh: Buffer | null
    next_refresh: Buffer | null
    next_access: Buffer | null
    token_seconds: number | null
    grace_seconds: number | null
  }
  switch_session: {
    left_session: string | null
    wanted: string | null
    token: Buffer | null
    access: Buffer | null
    refresh: Buffer | null
    token_seconds: number | null
  }
  take_bound_hand_over: {
    code: Buffer | null
    at_host: string | null
    from_host: string | null
    client: string | null
    secret_hash: Buffer | null
    cookie: Buffer | null
    token: Buffer | null
    access: Buffer | null
    refresh: Buffer | null
    token_seconds: number | null
    previous_cookie: Buffer | null
    origin: string | null
    device_text: string | null
    browser: Buffer | null
  }
  take_bound_supplier_view: {
    code: Buffer | null
    at_host: string | null
    from_host: string | null
    token: Buffer | null
    cookie: Buffer | null
    valid_minutes: number | null
    browser: Buffer | null
  }
  take_hand_over: {
    code: Buffer | null
    at_host: string | null
    from_host: string | null
    client: string | null
    secret_hash: Buffer | null
    cookie: Buffer | null
    token: Buffer | null
    access: Buffer | null
    refresh: Buffer | null
    token_seconds: number | null
    previous_cookie: Buffer | null
    origin: string | null
    device_text: string | null
  }
  take_sign_in_attempt: {
    wanted_email: string | null
    door: string | null
    device_token: Buffer | null
    origin: string | null
    place: string | null
    solved: boolean | null
    plain: number | null
    checked: number | null
    within_seconds: number | null
    window_seconds: number | null
    place_delays: readonly number[] | null
    device_delays: readonly number[] | null
  }
  take_supplier_view: {
    code: Buffer | null
    at_host: string | null
    from_host: string | null
    token: Buffer | null
    cookie: Buffer | null
    valid_minutes: number | null
  }
}
