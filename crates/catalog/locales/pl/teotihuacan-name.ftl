game-teotihuacan = Teotihuacan
game-teotihuacan-about = Prowadź swoich robotników wokół miasta bogów: wydobywaj, módl się, wznoś piramidę i pozwól najsilniejszym wstąpić do nieba, zanim zaćmi się słońce. Także solo przeciw Teotibotowi. Około dwóch godzin.
