#!/bin/bash
# Copies the primary the first time, and follows it from then on. Only then has it the name of the standby: with that
# and a slot a copy that is still being made would count as one, and what was acknowledged would lie there alone.
set -euo pipefail

if [ ! -s "$PGDATA/PG_VERSION" ]; then
    until pg_basebackup --pgdata "$PGDATA" --write-recovery-conf --wal-method stream --slot standby --checkpoint fast \
        --dbname "host=$PRIMARY port=${PRIMARY_PORT:-5432} user=standby password=$PGPASSWORD"; do
        echo "the primary cannot be copied yet" >&2
        find "$PGDATA" -mindepth 1 -delete
        sleep 1
    done
    chmod 0700 "$PGDATA"
fi
exec docker-entrypoint.sh "$@"
