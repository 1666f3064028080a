-- Tells whether a captcha's challenge was used up, without using it up: files are looked into only behind one that was not, and
-- a request that is refused for one of its files keeps it.
create function captcha_is_spent(company integer, challenge bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from spent_captchas s where s.company_id = company and s.challenge_hash = challenge) $$;

revoke execute on function captcha_is_spent(integer, bytea) from public;
grant execute on function captcha_is_spent(integer, bytea) to enlace_app;
