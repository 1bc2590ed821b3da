--
-- PostgreSQL database dump
--

-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    game text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL,
    CONSTRAINT entries_number_check CHECK ((number > 0))
);

--
-- Name: games; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.games (
    id text NOT NULL COLLATE pg_catalog."C",
    created bigint NOT NULL,
    scenario text NOT NULL,
    terms text NOT NULL,
    seed bytea NOT NULL,
    state text NOT NULL,
    updated bigint NOT NULL,
    entries bigint NOT NULL,
    CONSTRAINT games_seed_check CHECK ((length(seed) = 32))
);

--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    game text NOT NULL COLLATE pg_catalog."C",
    seat text NOT NULL COLLATE pg_catalog."C",
    token_hash bytea NOT NULL,
    name text NOT NULL,
    CONSTRAINT seats_token_hash_check CHECK ((length(token_hash) = 32))
);

--
-- Name: versions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.versions (
    version bigint NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL
);

--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('released', 1, 1001, '{"number":1,"said":"à l’attaque"}');
INSERT INTO public.entries VALUES ('released', 2, 1002, '{"number":2,"said":"à l’attaque"}');
INSERT INTO public.entries VALUES ('released', 3, 1003, '{"number":3,"said":"à l’attaque"}');
INSERT INTO public.entries VALUES ('released', 4, 1004, '{"number":4,"said":"à l’attaque"}');
INSERT INTO public.entries VALUES ('released', 5, 1005, '{"number":5,"said":"à l’attaque"}');
INSERT INTO public.entries VALUES ('released', 6, 1006, '{"number":6,"said":"à l’attaque"}');
INSERT INTO public.entries VALUES ('released', 7, 1007, '{"number":7,"said":"à l’attaque"}');

--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES ('released', 1000, 'leuthen', '{"options":[],"é":"«\u00a0»"}', '\xabababababababababababababababababababababababababababababababab', 'playing', 2000, 7);
INSERT INTO public.games VALUES ('empty', 1000, 'leuthen', '{"options":[],"é":"«\u00a0»"}', '\xabababababababababababababababababababababababababababababababab', 'waiting', 1000, 0);

--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('released', 'north', '\x0101010101010101010101010101010101010101010101010101010101010101', 'Zoé 1');
INSERT INTO public.seats VALUES ('released', 'south', '\x0202020202020202020202020202020202020202020202020202020202020202', 'Zoé 2');

--
-- Data for Name: versions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.versions VALUES (1, 'games', '0cd51430a5f7bb0a339d0e7ace802889e946f4afff62fbd8dad377a36341b2af');

--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (game, number);

--
-- Name: games games_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);

--
-- Name: seats seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (game, seat);

--
-- Name: versions versions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.versions
    ADD CONSTRAINT versions_pkey PRIMARY KEY (version);

--
-- Name: games_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX games_by_age ON public.games USING btree (created DESC, id DESC);

--
-- Name: seats_by_token; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX seats_by_token ON public.seats USING btree (token_hash);

--
-- Name: entries entries_game_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);

--
-- Name: seats seats_game_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);

--
-- PostgreSQL database dump complete
--
