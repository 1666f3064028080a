-- A turn that was taken while the clock was ahead is no debt once the clock is right again: nobody has to wait for an hour that
-- never passed. A meter that is busy for eleven minutes longer than its own time was written by such a clock.
create or replace function take_turn(wanted text, seconds integer[], turns integer[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keys text[] := array(select wanted || '/' || s from unnest(seconds) with ordinality u (s, place) order by place);
  busy timestamptz;
  moment timestamptz;
  paid timestamptz[] := '{}';
  pause double precision := 0;
begin
  -- Both in one order, so that two requests never wait for one another.
  insert into call_meters (key) select k from unnest(keys) k order by k on conflict (key) do nothing;
  perform 1 from call_meters m where m.key = any (keys) order by m.key for update;
  moment := clock_timestamp();
  for i in 1 .. array_length(turns, 1) loop
    select m.busy_until into busy from call_meters m where m.key = keys[i];
    if busy > moment + make_interval(secs => seconds[i] + 660) then
      busy := moment;
    end if;
    busy := greatest(busy, moment) + make_interval(secs => seconds[i]::double precision / turns[i]);
    pause := greatest(pause, extract(epoch from busy - moment) - seconds[i]);
    paid := paid || busy;
  end loop;
  if pause > 0.001 then
    return ceil(pause)::integer;
  end if;
  update call_meters m set busy_until = p.until
    from unnest(keys, paid) p (key, until) where m.key = p.key;
  return 0;
end $$;
