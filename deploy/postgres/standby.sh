#!/bin/bash
# Copies the primary the first time, and follows it from then on. Only then has it the name of the standby: with that
# and a slot a copy that is still being made would count as one, and what was acknowledged would lie there alone.
set -euo pipefail

copy="$PGDATA/copy"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
    until
        find "$PGDATA" -mindepth 1 -delete
        pg_basebackup --pgdata "$copy" --write-recovery-conf --wal-method stream --slot standby --checkpoint fast \
            --dbname "host=$PRIMARY port=${PRIMARY_PORT:-5432} user=standby password=$PGPASSWORD"
    do
        echo "the primary cannot be copied yet" >&2
        sleep 1
    done
    # The version comes last: whatever has one is whole, wherever this was ended.
    find "$copy" -mindepth 1 -maxdepth 1 ! -name PG_VERSION -exec mv -t "$PGDATA" {} +
    mv "$copy/PG_VERSION" "$PGDATA"
    rmdir "$copy"
    chmod 0700 "$PGDATA"
fi
exec docker-entrypoint.sh "$@"
