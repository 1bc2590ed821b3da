# Étendard. Two commands do everything: `make play` and `make test`.

CARGO ?= cargo
# What the crate `etendard` stands on.
LIBRARY := battle books chronicle hexes odds opponent reader rulebook scenario speech
# A newer Node, where the machine's own is too old (scripts/ready).
export PATH := $(CURDIR)/web/.node/node_modules/node/bin:$(PATH)

.DEFAULT_GOAL := help
.PHONY: help play test site soak package generate clauses bench bench-ours gate accept-speed format

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ready engine page ## Open Étendard: build, serve, print the address
	@echo "étendard: le programme se construit, quelques minutes la première fois / building the program, some minutes the first time"
	@$(CARGO) build --profile play --locked --package program
	@target/play/etendard serve --open

test: ready-tests engine-tested page ## Format check, lints, every test
	npm --prefix web test
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	$(CARGO) test --workspace --locked
	node web/scripts/same.mjs
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --quiet --workspace --no-deps --locked
	@$(MAKE) --no-print-directory gate
	npm --prefix web run e2e

site: ready engine-tested page ## The page for any plain web server, with everything in it: writes site/
	@node web/scripts/site.mjs site

soak: ready-tests engine-tested ## The same checks with big numbers, by hand
	ETENDARD_SOAK=1 PROPTEST_CASES=20000 $(CARGO) test --release --workspace --locked
	ETENDARD_SOAK=1 node web/scripts/same.mjs
	scripts/schemathesis
	npm --prefix web run e2e:long
	@$(MAKE) --no-print-directory package

package: ## Pack the library and the crates it needs, and build them from the packs; nothing is sent
	$(CARGO) package --locked --package etendard $(addprefix --package etendard-,$(LIBRARY))

generate: ## Rewrite generated code from rulebooks/
	$(CARGO) run --quiet --locked --package register -- generate

clauses: ## The register: every clause, its citations and proofs
	$(CARGO) run --quiet --locked --package program -- clauses

bench: ready-bench ## Measure us and others side by side; writes docs/speed.md
	@bench/run

bench-ours: ## Measure our own parts one by one
	$(CARGO) bench --workspace --locked

gate: ready-tests ## Count instructions of fixed work; fails over +5 %
	@$(CARGO) run --quiet --release --locked --package yardstick -- gate bench/baseline.txt

accept-speed: ready-tests ## Take the instructions counted now as the new measure
	@$(CARGO) run --quiet --release --locked --package yardstick -- accept bench/baseline.txt

format: ## Format the code
	$(CARGO) fmt --all

# The engine goes into the page; where its target cannot be had the page does without.
.PHONY: engine engine-tested
engine:
	@echo "étendard: le moteur de la page se construit / building the engine of the page"
	@scripts/engine

engine-tested:
	@echo "étendard: le moteur de la page se construit / building the engine of the page"
	@scripts/engine must

# The page goes into the program, so it is built first.
.PHONY: page
page: web/node_modules/.package-lock.json
	@echo "étendard: la page se construit / building the page"
	@npm --prefix web run build --silent

# Not `npm ci`: it refuses a lock file without the packages of platforms the registry at hand does not carry.
web/node_modules/.package-lock.json: web/package-lock.json
	@echo "étendard: ce que la page demande est installé / installing what the page needs"
	@npm --prefix web install --no-audit --no-fund
	@touch $@

.PHONY: ready ready-tests ready-bench
ready:
	@scripts/ready

ready-tests:
	@scripts/ready tests

ready-bench:
	@scripts/ready bench
